import type { Role } from '#domain/account/role.ts'
import { type Grant, type NewRole, type RoleChange, storedGrants } from '#domain/office/role-input.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { auditIfChanged } from '../audit/audit-if-changed.server.ts'
import type { Row } from '../row.ts'
import { ADMIN_ROLES, adminBesides } from './administrators.server.ts'
import { toRole } from './roles.server.ts'

/** A role and the number of its accounts. */
export type CountedRole = { role: Role; accounts: number }

/** Role lists are never paged. */
export const MAX_ROLES = 100

/** Every role, built-in ones first. */
export async function listRoles(db: D1Database): Promise<CountedRole[]> {
  const [roles, permissions] = await db.batch<Row>([
    db.prepare(
      `SELECT roles.*, (SELECT count(*) FROM accounts WHERE role_id = roles.id AND left_at IS NULL) AS accounts
       FROM roles ORDER BY created_at, id LIMIT ${MAX_ROLES}`,
    ),
    db.prepare('SELECT * FROM permissions ORDER BY id'),
  ])
  return (roles?.results ?? []).map((row) => ({
    role: toRole(row, permissions?.results.filter(({ role_id }) => role_id === row.id) ?? []),
    accounts: Number(row.accounts),
  }))
}

/** One role with the number of its accounts, or `null`. */
export async function findRole(db: D1Database, id: string): Promise<CountedRole | null> {
  return (await listRoles(db)).find(({ role }) => role.id === id) ?? null
}

/**
 * A role (?1) that was not changed since ?2, whose name (?3) no other role has, and which is not the role of the last
 * administrators. The caller is an administrator by another role, but may have lost it in the same moment.
 */
const UNCHANGED = `roles.id = ?1 AND roles.updated_at = ?2
  AND NOT EXISTS (SELECT 1 FROM roles AS others WHERE others.name = ?3 AND others.id <> ?1)
  AND (?1 NOT IN (${ADMIN_ROLES}) OR ${adminBesides('SELECT id FROM accounts WHERE role_id = ?1')})`

type Unchanged = [id: string, updatedAt: string, name: string]

/** Adds the permissions of `grants` to an unchanged role without permissions, as of `at`. */
const grantStatement = (
  db: D1Database,
  unchanged: Unchanged,
  grants: readonly Grant[],
  at: string,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO permissions (id, role_id, action, resource, scope, created_at, updated_at)
       SELECT value ->> 'id', roles.id, value ->> 'action', value ->> 'resource', value ->> 'scope', ?5, ?5
       FROM roles, json_each(?4) WHERE ${UNCHANGED} AND NOT EXISTS (SELECT 1 FROM permissions WHERE role_id = ?1)`,
    )
    .bind(
      ...unchanged,
      JSON.stringify(storedGrants(grants).map((grant) => ({ ...grant, id: randomIdentifier() }))),
      at,
    )

/**
 * Creates a role. Repeating it changes nothing; `false`: another role has the name or the id, or the limit is reached.
 */
export async function makeRole(db: D1Database, role: NewRole, by: string, now: Date): Promise<boolean> {
  const at = now.toISOString()
  const [made] = await db.batch([
    db
      .prepare(
        `INSERT INTO roles (id, name, description, created_at, updated_at)
         SELECT ?1, ?2, ?3, ?4, ?4
         WHERE NOT EXISTS (SELECT 1 FROM roles WHERE id = ?1 OR name = ?2) AND (SELECT count(*) FROM roles) < ?5
         RETURNING id`,
      )
      .bind(role.id, role.name, role.description, at, MAX_ROLES),
    auditIfChanged(db, {
      accountId: by,
      action: 'create',
      resource: 'role',
      refId: role.id,
      after: { name: role.name, description: role.description, grants: role.grants },
      at: now,
    }),
    grantStatement(db, [role.id, at, role.name], role.grants, at),
  ])
  return (made?.results.length ?? 0) > 0
}

/** Later than `updatedAt`, even within the same millisecond or after the clock was set back. */
const laterThan = (updatedAt: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString()

/** Updates a role that was last changed at `change.updatedAt`; `before` is the former state for the audit log. */
export async function saveRole(
  db: D1Database,
  id: string,
  change: RoleChange,
  before: object,
  by: string,
  now: Date,
): Promise<boolean> {
  const { updatedAt, ...after } = change
  const at = laterThan(updatedAt, now)
  const unchanged: Unchanged = [id, updatedAt, change.name]
  // The role's own row is last: the other statements check it for concurrent changes.
  const [, , changed] = await db.batch([
    db
      .prepare(
        `DELETE FROM permissions WHERE role_id = ?1 AND EXISTS (SELECT 1 FROM roles WHERE ${UNCHANGED})`,
      )
      .bind(...unchanged),
    grantStatement(db, unchanged, change.grants, at),
    db
      .prepare(
        `UPDATE roles SET name = ?3, description = ?4, updated_at = ?5 WHERE ${UNCHANGED} RETURNING id`,
      )
      .bind(...unchanged, change.description, at),
    auditIfChanged(db, {
      accountId: by,
      action: 'update',
      resource: 'role',
      refId: id,
      before,
      after,
      at: now,
    }),
  ])
  return (changed?.results.length ?? 0) > 0
}

/** Deletes a role without accounts. `false`: it has accounts, or was changed. */
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
        `DELETE FROM roles WHERE id = ?1 AND updated_at = ?2
           AND NOT EXISTS (SELECT 1 FROM accounts WHERE role_id = ?1) RETURNING id`,
      )
      .bind(role.id, role.updatedAt),
    auditIfChanged(db, {
      accountId: by,
      action: 'delete',
      resource: 'role',
      refId: role.id,
      before,
      at: now,
    }),
  ])
  return (removed?.results.length ?? 0) > 0
}
