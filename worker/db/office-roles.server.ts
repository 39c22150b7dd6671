import { randomIdentifier } from '#domain/identifier.ts'
import { type Grant, type NewRole, type RoleChange, storedGrants } from '#domain/office/role-input.ts'
import type { Role } from '#domain/role.ts'
import { auditStatement } from './audit.server.ts'
import { auditStatementsIf } from './audit-if.server.ts'
import { toRole } from './roles.server.ts'
import type { Row } from './row.ts'

/** A role and how many accounts hold it. */
export type CountedRole = { role: Role; accounts: number }

/** There are never more: whoever gives a role sees them all. */
export const MOST_ROLES = 100

/** Every role, those that come with the site first. */
export async function listRoles(db: D1Database): Promise<CountedRole[]> {
  const [roles, permissions] = await db.batch<Row>([
    db.prepare(
      `SELECT roles.*, (SELECT count(*) FROM accounts WHERE role_id = roles.id AND left_at IS NULL) AS accounts
       FROM roles ORDER BY created_at, id LIMIT ${MOST_ROLES}`,
    ),
    db.prepare('SELECT * FROM permissions ORDER BY id'),
  ])
  return (roles?.results ?? []).map((row) => ({
    role: toRole(row, permissions?.results.filter(({ role_id }) => role_id === row.id) ?? []),
    accounts: Number(row.accounts),
  }))
}

/** One role with how many accounts hold it, or `null`. */
export async function findRole(db: D1Database, id: string): Promise<CountedRole | null> {
  return (await listRoles(db)).find(({ role }) => role.id === id) ?? null
}

const grantStatements = (db: D1Database, roleId: string, grants: readonly Grant[], at: string) =>
  storedGrants(grants).map(({ action, resource, scope }) =>
    db
      .prepare(
        `INSERT INTO permissions (id, role_id, action, resource, scope, created_at, updated_at)
         SELECT ?1, id, ?3, ?4, ?5, ?6, ?6 FROM roles WHERE id = ?2 AND updated_at = ?6`,
      )
      .bind(randomIdentifier(), roleId, action, resource, scope, at),
  )

/**
 * Makes a role. The same once more makes nothing; `false`: another one has the name or the id, or there are as many as
 * there may be.
 */
export async function makeRole(db: D1Database, role: NewRole, by: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const found = await db
    .prepare('SELECT id FROM roles WHERE id = ? OR name = ? OR (SELECT count(*) FROM roles) >= ?')
    .bind(role.id, role.name, MOST_ROLES)
    .all<{ id: string }>()
  if (found.results.length > 0) return false
  await db.batch([
    db
      .prepare(
        'INSERT INTO roles (id, name, description, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?4)',
      )
      .bind(role.id, role.name, role.description, at),
    ...grantStatements(db, role.id, role.grants, at),
    auditStatement(db, {
      accountId: by,
      action: 'create',
      resource: 'role',
      refId: role.id,
      after: { name: role.name, description: role.description, grants: role.grants },
      at: now,
    }),
  ])
  return true
}

/** Changes a role that was last changed at `change.updatedAt`; `before` is what it was, for the record. */
export async function saveRole(
  db: D1Database,
  id: string,
  change: RoleChange,
  before: object,
  by: string,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const { updatedAt, ...after } = change
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE roles SET name = ?2, description = ?3, updated_at = ?4 WHERE id = ?1 AND updated_at = ?5
           AND NOT EXISTS (SELECT 1 FROM roles WHERE name = ?2 AND id <> ?1) RETURNING id`,
      )
      .bind(id, change.name, change.description, at, updatedAt),
    db
      .prepare(
        'DELETE FROM permissions WHERE role_id = (SELECT id FROM roles WHERE id = ?1 AND updated_at = ?2)',
      )
      .bind(id, at),
    ...grantStatements(db, id, change.grants, at),
    ...auditStatementsIf(
      db,
      { accountId: by, action: 'update', resource: 'role', refId: id, before, after, at: now },
      { sql: 'SELECT 1 FROM roles WHERE id = ? AND updated_at = ?', values: [id, at] },
    ),
  ])
  return (changed?.results.length ?? 0) > 0
}

/** Removes a role that nobody holds. `false`: somebody does. */
export async function removeRole(
  db: D1Database,
  role: Role,
  before: object,
  by: string,
  now: Date,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .prepare(
        'DELETE FROM roles WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM accounts WHERE role_id = ?1) RETURNING id',
      )
      .bind(role.id),
    ...auditStatementsIf(
      db,
      { accountId: by, action: 'delete', resource: 'role', refId: role.id, before, at: now },
      { sql: 'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM roles WHERE id = ?)', values: [role.id] },
    ),
  ])
  return (removed?.results.length ?? 0) > 0
}
