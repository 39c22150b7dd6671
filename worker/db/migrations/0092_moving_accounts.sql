-- When an account was closed to move to another database with members, then 'moved', when it is left to its copy; in a copy
-- that is not opened 'incomplete' (worker/db/members/moves.server.ts). Only without it an account can be used.
ALTER TABLE accounts ADD COLUMN moving_at TEXT;
CREATE INDEX accounts_moving ON accounts (moving_at) WHERE moving_at IS NOT NULL;
