-- Links that move a seat are good for whoever offered them; who that was is not known of those before.
DELETE FROM handovers;
ALTER TABLE handovers ADD COLUMN guest TEXT NOT NULL DEFAULT '';

-- Why a table that cannot be read was set aside.
ALTER TABLE tables ADD COLUMN set_aside TEXT;
CREATE INDEX tables_set_aside ON tables (id) WHERE set_aside IS NOT NULL;

-- Times in which no server was there and for which some clocks have still to be credited.
CREATE TABLE absences (
    seen BIGINT PRIMARY KEY NOT NULL,
    away BIGINT NOT NULL
) WITHOUT ROWID;

-- Guests and addresses that are not let in.
CREATE TABLE bans (
    who   TEXT PRIMARY KEY NOT NULL,
    until BIGINT,
    why   TEXT NOT NULL
) WITHOUT ROWID;

-- The message of the day, and a number that grows when the operator changes something, so that servers look.
ALTER TABLE house ADD COLUMN message TEXT;
ALTER TABLE house ADD COLUMN orders BIGINT NOT NULL DEFAULT 0;

-- Changed by whoever wants to know whether the disk takes it.
ALTER TABLE house ADD COLUMN probe BIGINT;
