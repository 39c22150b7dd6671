-- The newsletter: readers subscribe without an account, and confirm by a link in a mail. `email_key` is the address in the form
-- in which two are compared. Until it is confirmed a subscription has an end (`expires_at`), and a mail that is due.
CREATE TABLE newsletter_subscribers (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  requested_at TEXT NOT NULL,
  requests INTEGER NOT NULL,
  mail_due_at TEXT,
  expires_at TEXT,
  confirmed_at TEXT
);
CREATE INDEX newsletter_subscribers_unconfirmed ON newsletter_subscribers (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX newsletter_subscribers_due ON newsletter_subscribers (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX newsletter_subscribers_confirmed ON newsletter_subscribers (confirmed_at) WHERE confirmed_at IS NOT NULL;

-- The links in mails, by the SHA-256 of their token.
CREATE TABLE newsletter_tokens (
  digest TEXT PRIMARY KEY,
  subscriber_id TEXT NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'unsubscribe')),
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX newsletter_tokens_by_subscriber ON newsletter_tokens (subscriber_id);
CREATE INDEX newsletter_tokens_by_end ON newsletter_tokens (expires_at);

-- The record of a consent that ended, which has to be kept for a month (特定電子メール法施行規則 第4条), without the address: a
-- digest by which it is recognised if it is stated.
CREATE TABLE newsletter_former_subscribers (
  id TEXT PRIMARY KEY,
  digest TEXT NOT NULL,
  requested_at TEXT NOT NULL,
  confirmed_at TEXT NOT NULL,
  ended_at TEXT NOT NULL
);
CREATE INDEX newsletter_former_subscribers_by_end ON newsletter_former_subscribers (ended_at);

-- `cards`: the pages as they were when the issue was sent. `lease_until`: one invocation sends at a time.
CREATE TABLE newsletter_issues (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('draft', 'sending', 'stopped', 'sent')),
  subject TEXT NOT NULL,
  opening TEXT NOT NULL,
  entries TEXT NOT NULL,
  cards TEXT,
  updated_at TEXT NOT NULL,
  started_at TEXT,
  finished_at TEXT,
  recipients INTEGER NOT NULL DEFAULT 0,
  sent INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  unclear INTEGER NOT NULL DEFAULT 0,
  problem TEXT,
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT,
  lease_until TEXT
);
CREATE INDEX newsletter_issues_by_change ON newsletter_issues (updated_at, id);
CREATE INDEX newsletter_issues_sending ON newsletter_issues (id) WHERE state = 'sending';
CREATE INDEX newsletter_issues_by_start ON newsletter_issues (started_at) WHERE started_at IS NOT NULL;

-- Who gets an issue, written before anything is sent: each subscriber once.
CREATE TABLE newsletter_deliveries (
  issue_id TEXT NOT NULL REFERENCES newsletter_issues (id) ON DELETE CASCADE,
  subscriber_id TEXT NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'unclear')),
  attempts INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (issue_id, subscriber_id)
) WITHOUT ROWID;
CREATE INDEX newsletter_deliveries_waiting ON newsletter_deliveries (issue_id, attempts, subscriber_id) WHERE state = 'waiting';
CREATE INDEX newsletter_deliveries_sending ON newsletter_deliveries (issue_id) WHERE state = 'sending';
CREATE INDEX newsletter_deliveries_by_subscriber ON newsletter_deliveries (subscriber_id);

-- Editors write and delete drafts; only who publishes sends to all.
INSERT INTO permissions (id, role_id, action, resource, scope, created_at, updated_at)
WITH granted (role, action) AS (VALUES
  ('editor', 'create'), ('editor', 'read'), ('editor', 'update'), ('editor', 'delete'), ('publisher', 'manage'), ('admin', 'manage')
)
SELECT printf('a1000000-0000-4000-8086-%012d', row_number() OVER (ORDER BY roles.name, granted.action)), roles.id, granted.action,
  'newsletter', 'any', '2026-11-29T00:00:00.000Z', '2026-11-29T00:00:00.000Z'
FROM granted JOIN roles ON roles.name = granted.role;
