# Starts a PostgreSQL in a folder of its own, says where, and removes everything when its input ends, which it does
# however the tests end. $1: the folder of PostgreSQL's programs.
set -u
umask 077
folder=$(mktemp -d /tmp/loggia-postgres.XXXXXX) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
fail() {
    cat "$folder/log" >&2
    exit 1
}
"$1/initdb" -D data -U loggia --auth=trust --encoding=UTF8 --locale=C --no-sync >log 2>&1 || fail
# One user who needs a password, to try a wrong one.
{
    echo 'local all guarded scram-sha-256'
    echo 'local all all trust'
} >data/pg_hba.conf
# fsync stays on: what is acknowledged is on the disk here as it is in a real house.
"$1/postgres" -D data -k "$folder" -c listen_addresses= -c max_connections=200 >>log 2>&1 &
postgres=$!
until "$1/pg_isready" -q -h "$folder"; do
    kill -0 "$postgres" 2>/dev/null || fail
    sleep 0.05
done
echo "$folder"
read -r _
# At once and without a last checkpoint: nobody will open it again.
kill -QUIT "$postgres"
wait "$postgres"
