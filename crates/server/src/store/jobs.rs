//! Jobs for workers on other machines, in PostgreSQL. Servers ask; a worker takes a row that nobody has, for a short time that it
//! renews as long as it lives.
//!
//! None of this is data: the tables are not even written to PostgreSQL's log. If a row is lost, the server that asked does
//! the work itself.

use super::Store;
use super::base::Base;
use super::error::StoreError;
use super::lists::table_id;
use super::number::{signed, unsigned};
use super::postgres::Postgres;
use crate::ids::TableId;
use crate::work::Kind;

/// The tables. Their names have a number: another form gets another name.
pub(super) const TABLES: &str = "
    CREATE UNLOGGED TABLE IF NOT EXISTS loggia_jobs_2 (
        id       BIGINT PRIMARY KEY,
        version  TEXT NOT NULL,
        kind     TEXT NOT NULL,
        table_id TEXT NOT NULL,
        last     BIGINT NOT NULL,
        job      TEXT NOT NULL,
        answer   TEXT,
        asked    TIMESTAMPTZ NOT NULL DEFAULT now(),
        tries    BIGINT NOT NULL DEFAULT 0,
        worker   TEXT,
        until    TIMESTAMPTZ
    );
    CREATE INDEX IF NOT EXISTS loggia_jobs_2_waiting ON loggia_jobs_2 (kind, asked) WHERE answer IS NULL;
    CREATE UNIQUE INDEX IF NOT EXISTS loggia_jobs_2_followed ON loggia_jobs_2 (table_id, version) WHERE kind = 'follow';
    CREATE INDEX IF NOT EXISTS loggia_jobs_2_planned ON loggia_jobs_2 (table_id) WHERE kind = 'plan';
    CREATE UNLOGGED TABLE IF NOT EXISTS loggia_workers_1 (
        worker  TEXT PRIMARY KEY,
        version TEXT NOT NULL,
        threads BIGINT NOT NULL,
        until   TIMESTAMPTZ NOT NULL
    );
    CREATE UNLOGGED TABLE IF NOT EXISTS loggia_servers_1 (
        server  TEXT PRIMARY KEY,
        version TEXT NOT NULL,
        until   TIMESTAMPTZ NOT NULL
    )";

/// Tables where a bot is to move and nothing has happened for a while, without those of which some server has asked workers
/// lately: longer than this no server waits.
pub(super) const WAITING_BOTS: &str = "SELECT id FROM tables
    WHERE bot_turn AND at < $1 AND set_aside IS NULL AND NOT EXISTS (
        SELECT FROM loggia_jobs_2 AS job WHERE job.table_id = tables.id AND job.kind = 'plan' AND job.last = tables.last
            AND job.answer IS NULL AND job.asked > now() - interval '20 seconds')
    ORDER BY at, id LIMIT $2";

/// How long a worker has what it took, unless it renews it. What the workers of a machine that died had is done by others
/// after this time.
macro_rules! lease {
    () => {
        "now() + interval '3 seconds'"
    };
}

/// A job that was taken.
#[derive(Clone, Debug)]
pub struct Taken {
    /// Which one.
    pub job: u64,
    /// About which table.
    pub table: TableId,
    /// After which of its entries.
    pub last: u64,
    /// What to compute, as text.
    pub text: String,
}

/// What a worker learns when it shows that it is alive.
#[derive(Clone, Debug)]
pub struct Renewed {
    /// The jobs that it still has.
    pub own: Vec<u64>,
    /// The kinds of jobs that nobody has.
    pub waiting: Vec<Kind>,
}

/// How a job stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nobody has it.
    Waiting,
    /// A worker that was alive lately has it.
    Taken,
    /// It is done.
    Answered,
    /// It is not there any more.
    Gone,
}

impl Store {
    /// Whether other machines may share the work.
    pub fn is_shared(&self) -> bool {
        matches!(self.base, Base::Postgres(_))
    }

    fn shared(&self) -> Result<&Postgres, StoreError> {
        match &self.base {
            Base::Postgres(postgres) => Ok(postgres),
            Base::Sqlite(_) => Err(StoreError::new("work is shared through PostgreSQL only")),
        }
    }

    /// Asks workers to do something. None where it was asked for already.
    pub async fn ask_workers(
        &self,
        (version, kind): (&str, Kind),
        (table, last): (TableId, u64),
        text: &str,
    ) -> Result<Option<u64>, StoreError> {
        let ask = "WITH asked AS (
                INSERT INTO loggia_jobs_2 (id, version, kind, table_id, last, job) VALUES ($1, $2, $3, $4, $5, $6)
                ON CONFLICT DO NOTHING RETURNING id)
            SELECT id, pg_notify('loggia_jobs', '+' || $3)::text FROM asked";
        let postgres = self.shared()?;
        // No counting: after a crash PostgreSQL would begin again, and one server's answer would be taken for another's.
        let job = getrandom::u64().unwrap_or_else(|_| fastrand::u64(..)) >> 1;
        let asked: Result<Option<(i64, String)>, _> = sqlx::query_as(ask)
            .bind(signed(job))
            .bind(version)
            .bind(kind.word())
            .bind(table.as_str())
            .bind(signed(last))
            .bind(text)
            .fetch_optional(&postgres.writer)
            .await;
        let asked = asked.map_err(|error| self.base.explain(&error))?;
        Ok(asked.map(|(id, _)| unsigned(id)))
    }

    /// How a job stands.
    pub async fn job_stands(&self, job: u64) -> Result<Standing, StoreError> {
        let select =
            "SELECT answer IS NOT NULL, coalesce(until > now(), FALSE) FROM loggia_jobs_2 WHERE id = $1";
        let row: Result<Option<(bool, bool)>, _> =
            sqlx::query_as(select).bind(signed(job)).fetch_optional(&self.shared()?.readers).await;
        Ok(match row.map_err(|error| self.base.explain(&error))? {
            Some((true, _)) => Standing::Answered,
            Some((false, true)) => Standing::Taken,
            Some((false, false)) => Standing::Waiting,
            None => Standing::Gone,
        })
    }

    /// Takes a job back, with its answer if it has one.
    pub async fn take_back_job(&self, job: u64) -> Result<Option<String>, StoreError> {
        let delete = "DELETE FROM loggia_jobs_2 WHERE id = $1 RETURNING answer";
        let row: Result<Option<Option<String>>, _> =
            sqlx::query_scalar(delete).bind(signed(job)).fetch_optional(&self.shared()?.writer).await;
        Ok(row.map_err(|error| self.base.explain(&error))?.flatten())
    }

    /// Tells the worker that has a job to finish it now.
    pub async fn hurry_job(&self, job: u64) -> Result<(), StoreError> {
        let hurry = sqlx::query("SELECT pg_notify('loggia_jobs', '!' || $1)").bind(signed(job).to_string());
        let done = hurry.execute(&self.shared()?.writer).await;
        done.map(drop).map_err(|error| self.base.explain(&error))
    }

    /// Notes that a server is alive, and returns how many threads the workers of its version have and how many servers they
    /// work for. Only those seen lately count.
    pub async fn share_workers(&self, (server, version): (&str, &str)) -> Result<(u64, u64), StoreError> {
        let alive = concat!(
            "INSERT INTO loggia_servers_1 VALUES ($1, $2, ",
            lease!(),
            ") ON CONFLICT (server) DO UPDATE SET until = excluded.until"
        );
        let select = "SELECT
            (SELECT coalesce(sum(threads), 0)::bigint FROM loggia_workers_1 WHERE version = $1 AND until > now()),
            (SELECT count(*) FROM loggia_servers_1 WHERE version = $1 AND until > now())";
        let pool = &self.shared()?.writer;
        let shared: Result<(i64, i64), _> = async {
            sqlx::query(alive).bind(server).bind(version).execute(pool).await?;
            sqlx::query_as(select).bind(version).fetch_one(pool).await
        }
        .await;
        let (threads, servers) = shared.map_err(|error| self.base.explain(&error))?;
        Ok((unsigned(threads), unsigned(servers)))
    }

    /// Forgets jobs that nobody waits for any more, and workers and servers that are gone.
    pub async fn forget_jobs(&self) -> Result<(), StoreError> {
        let forget = "DELETE FROM loggia_jobs_2 WHERE asked < now() - interval '10 minutes'
                OR (kind <> 'follow' AND asked < now() - interval '2 minutes');
            DELETE FROM loggia_workers_1 WHERE until < now() - interval '1 minute';
            DELETE FROM loggia_servers_1 WHERE until < now() - interval '1 minute'";
        let done = sqlx::raw_sql(forget).execute(&self.shared()?.writer).await;
        done.map(drop).map_err(|error| self.base.explain(&error))
    }

    /// Takes a job that nobody has, the oldest. An attempt that some worker has followed is for that one to judge, as long as
    /// it lives. A job that has ended several workers is left alone.
    pub async fn take_job(
        &self,
        worker: &str,
        (version, kind): (&str, Kind),
    ) -> Result<Option<Taken>, StoreError> {
        let take = concat!(
            "UPDATE loggia_jobs_2 SET worker = $1, tries = tries + 1, until = ",
            lease!(),
            " WHERE id = (
                SELECT id FROM loggia_jobs_2 AS job
                WHERE version = $2 AND kind = $3 AND answer IS NULL AND tries < 4 AND (until IS NULL OR until < now())
                    AND (kind <> 'keep' OR NOT EXISTS (
                        SELECT FROM loggia_jobs_2 AS along WHERE along.table_id = job.table_id
                            AND along.version = job.version AND along.kind = 'follow' AND along.worker <> $1 AND along.until > now()))
                ORDER BY asked LIMIT 1 FOR UPDATE OF job SKIP LOCKED)
            RETURNING id, table_id, last, job"
        );
        let row: Result<Option<(i64, String, i64, String)>, _> = sqlx::query_as(take)
            .bind(worker)
            .bind(version)
            .bind(kind.word())
            .fetch_optional(&self.shared()?.writer)
            .await;
        let taken = |(id, table, last, text): (i64, String, i64, String)| {
            Ok(Taken { job: unsigned(id), table: table_id(&table)?, last: unsigned(last), text })
        };
        row.map_err(|error| self.base.explain(&error))?.map(taken).transpose()
    }

    /// A worker is alive, and still has these jobs. Which of them does it have, and of which kinds is there something to do?
    pub async fn renew_jobs(
        &self,
        (worker, version, threads): (&str, &str, usize),
        jobs: &[u64],
    ) -> Result<Renewed, StoreError> {
        // In one statement, since each worker does this all the time.
        let alive = concat!(
            "WITH alive AS (INSERT INTO loggia_workers_1 VALUES ($1, $2, $3, ",
            lease!(),
            ") ON CONFLICT (worker) DO UPDATE SET until = excluded.until)
            SELECT DISTINCT kind FROM loggia_jobs_2
            WHERE version = $2 AND answer IS NULL AND tries < 4 AND (until IS NULL OR until < now())"
        );
        let renew = concat!(
            "UPDATE loggia_jobs_2 SET until = ",
            lease!(),
            " WHERE worker = $1 AND id = ANY($2) AND answer IS NULL RETURNING id"
        );
        let pool = &self.shared()?.writer;
        let renewed = async {
            let alive = sqlx::query_scalar(alive).bind(worker).bind(version).bind(signed(threads as u64));
            let waiting: Vec<String> = alive.fetch_all(pool).await?;
            if jobs.is_empty() {
                return Ok((Vec::new(), waiting));
            }
            let jobs: Vec<i64> = jobs.iter().map(|job| signed(*job)).collect();
            let own: Vec<i64> = sqlx::query_scalar(renew).bind(worker).bind(jobs).fetch_all(pool).await?;
            Ok((own, waiting))
        };
        let (own, waiting) = renewed.await.map_err(|error| self.base.explain(&error))?;
        Ok(Renewed {
            own: own.into_iter().map(unsigned).collect(),
            waiting: waiting.iter().filter_map(|kind| Kind::from_word(kind)).collect(),
        })
    }

    /// Answers a job; false where it is not this worker's any more.
    pub async fn answer_job(&self, worker: &str, job: u64, answer: &str) -> Result<bool, StoreError> {
        let update = "WITH done AS (
                UPDATE loggia_jobs_2 SET answer = $3 WHERE id = $1 AND worker = $2 AND answer IS NULL RETURNING id)
            SELECT pg_notify('loggia_jobs', '=' || id)::text FROM done";
        let told: Result<Option<String>, _> = sqlx::query_scalar(update)
            .bind(signed(job))
            .bind(worker)
            .bind(answer)
            .fetch_optional(&self.shared()?.writer)
            .await;
        Ok(told.map_err(|error| self.base.explain(&error))?.is_some())
    }

    /// Removes a job that has no answer.
    pub async fn end_job(&self, worker: &str, job: u64) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM loggia_jobs_2 WHERE id = $1 AND worker = $2");
        let done = delete.bind(signed(job)).bind(worker).execute(&self.shared()?.writer).await;
        done.map(drop).map_err(|error| self.base.explain(&error))
    }

    /// A worker goes: others may have its jobs at once.
    pub async fn leave_jobs(&self, worker: &str) -> Result<(), StoreError> {
        let pool = &self.shared()?.writer;
        let left = async {
            let gone = sqlx::query("DELETE FROM loggia_workers_1 WHERE worker = $1").bind(worker);
            gone.execute(pool).await?;
            let free = "WITH left_over AS (
                    UPDATE loggia_jobs_2 SET worker = NULL, until = NULL, tries = tries - 1
                    WHERE worker = $1 AND answer IS NULL RETURNING kind)
                SELECT pg_notify('loggia_jobs', '+' || kind) FROM left_over GROUP BY kind";
            sqlx::query(free).bind(worker).execute(pool).await
        };
        left.await.map(drop).map_err(|error| self.base.explain(&error))
    }
}
