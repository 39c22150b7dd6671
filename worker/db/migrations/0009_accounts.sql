-- Members, what they may do, and how they sign in.
CREATE TABLE roles (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE TABLE permissions (
  id TEXT PRIMARY KEY,
  role_id TEXT NOT NULL REFERENCES roles (id) ON DELETE CASCADE,
  action TEXT NOT NULL CHECK (action IN ('read', 'create', 'update', 'publish', 'delete', 'manage')),
  resource TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('own', 'any')),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (role_id, action, resource)
);

-- Whatever belongs to an account refers to it with ON DELETE CASCADE: leaving is one DELETE.
-- left_at is set while somebody is leaving, and nobody is let in by such an account.
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  role_id TEXT NOT NULL REFERENCES roles (id),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  left_at TEXT
);
CREATE INDEX accounts_by_role ON accounts (role_id);
CREATE INDEX accounts_by_leaving ON accounts (left_at) WHERE left_at IS NOT NULL;

-- uuid is the subject that the user pool gave; mail_digest is of a verified address (worker/auth/mail-digest.ts).
CREATE TABLE account_auths (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  uuid TEXT NOT NULL UNIQUE,
  mail_digest TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (account_id, provider)
);
CREATE INDEX account_auths_by_mail ON account_auths (mail_digest) WHERE mail_digest IS NOT NULL;

-- Tokens that were handed out and not used yet.
CREATE TABLE integration_tokens (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
);
CREATE INDEX integration_tokens_by_account ON integration_tokens (account_id);

-- Subjects whose account was left, as SHA-256: what they were given before opens no new one. Kept longer than any
-- token can be renewed (worker/db/leaving.server.ts).
CREATE TABLE left_subjects (
  digest TEXT PRIMARY KEY,
  left_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX left_subjects_by_age ON left_subjects (left_at);

INSERT INTO roles (id, name, description, created_at, updated_at) VALUES
  ('a0000000-0000-4000-8000-000000000001', 'member', '会員', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('a0000000-0000-4000-8000-000000000002', 'contributor', '寄稿者：自分の下書きを書く', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('a0000000-0000-4000-8000-000000000003', 'editor', '編集者：すべての下書きと画像を編集する', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('a0000000-0000-4000-8000-000000000004', 'publisher', '公開責任者：編集に加えて、公開と予約をする', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('a0000000-0000-4000-8000-000000000005', 'admin', '管理者：役割、会員、転送を含めてすべてを管理する', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'),
  ('a0000000-0000-4000-8000-000000000006', 'support', 'サポート担当：会員の登録状況を見る', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z');

-- First what everyone may do with what is their own, then what each role adds to it.
INSERT INTO permissions (id, role_id, action, resource, scope, created_at, updated_at)
WITH
  everyones (action, resource) AS (VALUES
    ('manage', 'guide'), ('manage', 'action'), ('manage', 'favorite'), ('manage', 'history'),
    ('read', 'account-auth'), ('create', 'account-auth'), ('delete', 'account-auth'),
    ('read', 'account'), ('delete', 'account')
  ),
  more (role, action, resource, scope) AS (VALUES
    ('contributor', 'create', 'content', 'own'),
    ('contributor', 'read', 'content', 'own'),
    ('contributor', 'update', 'content', 'own'),
    ('contributor', 'delete', 'content', 'own'),
    ('editor', 'create', 'content', 'any'),
    ('editor', 'read', 'content', 'any'),
    ('editor', 'update', 'content', 'any'),
    ('editor', 'delete', 'content', 'any'),
    ('editor', 'manage', 'media', 'any'),
    ('publisher', 'manage', 'content', 'any'),
    ('publisher', 'manage', 'media', 'any'),
    ('admin', 'manage', 'content', 'any'),
    ('admin', 'manage', 'media', 'any'),
    ('admin', 'manage', 'redirect', 'any'),
    ('admin', 'manage', 'account', 'any'),
    ('admin', 'manage', 'role', 'any'),
    ('admin', 'read', 'audit', 'any'),
    ('support', 'read', 'account', 'any')
  ),
  widened (role_id, action, resource, scope) AS (
    SELECT roles.id, more.action, more.resource, more.scope FROM more JOIN roles ON roles.name = more.role
  ),
  granted AS (
    SELECT * FROM widened
    UNION ALL
    SELECT roles.id, everyones.action, everyones.resource, 'own' FROM roles CROSS JOIN everyones
    WHERE NOT EXISTS (
      SELECT 1 FROM widened
      WHERE widened.role_id = roles.id AND widened.action = everyones.action AND widened.resource = everyones.resource
    )
  )
SELECT
  printf('a0000000-0000-4000-9000-%012d', row_number() OVER (ORDER BY role_id, resource, action)),
  role_id, action, resource, scope, '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'
FROM granted;
