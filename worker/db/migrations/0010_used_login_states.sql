-- States of sign-ins with a provider that were answered, so that none is answered twice. They live for five minutes.
CREATE TABLE used_login_states (
  digest TEXT PRIMARY KEY,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX used_login_states_by_age ON used_login_states (expires_at);
