-- Who runs the site: what its health is, and what is switched off while it is worked on.
INSERT INTO permissions (id, role_id, action, resource, scope, created_at, updated_at)
SELECT 'a1000000-0000-4000-8000-000000000024', id, 'manage', 'operations', 'any',
  '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'
FROM roles WHERE name = 'admin';
