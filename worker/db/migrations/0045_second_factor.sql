-- Who may publish needs a second factor, after some days of grace.
CREATE TABLE second_factor_rule (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  grace_days INTEGER NOT NULL CHECK (grace_days BETWEEN 0 AND 30),
  since TEXT NOT NULL
);
INSERT INTO second_factor_rule VALUES (1, 7, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));

-- When the user pool was last asked whether this session's member has one.
ALTER TABLE sessions ADD COLUMN second_factor_checked_at TEXT;

-- Since when the account has its role; NULL: since it was made. Whoever gives roles need not know.
ALTER TABLE accounts ADD COLUMN role_since TEXT;
CREATE TRIGGER accounts_role_since AFTER UPDATE OF role_id ON accounts WHEN new.role_id <> old.role_id
BEGIN
  UPDATE accounts SET role_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = new.id;
END;
