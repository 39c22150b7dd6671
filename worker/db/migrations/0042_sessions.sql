-- One sign-in: all tokens that are renewed from it share its id, the access token's origin_jti. A row is written by the
-- first call that brings such a token; a token without a row is judged by its claims alone.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Of the user pool; which provider it belongs to stands in account_auths.
  subject TEXT NOT NULL,
  signed_in_at TEXT NOT NULL,
  -- Ten minutes behind at most.
  last_seen_at TEXT NOT NULL,
  -- Whether a second factor was used; null where nobody has found out.
  second_factor INTEGER,
  -- By what its owner recognises it: a browser's name, and the beginning of a network's address.
  device TEXT NOT NULL,
  network TEXT NOT NULL,
  -- When the account's other sessions were ended and this one was not (accounts.sessions_ended_at).
  spared_at TEXT,
  ended_at TEXT,
  end_reason TEXT
) WITHOUT ROWID;
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_sign_in ON sessions (signed_in_at);
