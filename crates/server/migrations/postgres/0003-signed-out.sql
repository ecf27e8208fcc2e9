-- How often guests have signed out of all their devices: tokens from before are no good any more.
CREATE TABLE IF NOT EXISTS signed_out (
    guest TEXT PRIMARY KEY NOT NULL,
    times BIGINT NOT NULL
);
