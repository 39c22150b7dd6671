import { Permission } from '#domain/permission.ts'
import { Role } from '#domain/role.ts'
import { columnsOf, fieldsOf, type Row } from './row.ts'

const roleColumns = columnsOf(Role.omit({ permissions: true }))
const permissionColumns = columnsOf(Permission)

/** The rows of one role and of its permissions, as `rolesOfStatements` reads them. */
export const toRole = (role: Row, permissions: readonly Row[]): Role =>
  Role.parse({
    ...fieldsOf(roleColumns, role),
    permissions: permissions.map((row) => fieldsOf(permissionColumns, row)),
  })

export async function findRoleByName(db: D1Database, name: string): Promise<Role | null> {
  const [roles, permissions] = await db.batch<Row>([
    db.prepare('SELECT * FROM roles WHERE name = ?').bind(name),
    db
      .prepare('SELECT * FROM permissions WHERE role_id = (SELECT id FROM roles WHERE name = ?) ORDER BY id')
      .bind(name),
  ])
  const [role] = roles?.results ?? []
  return role ? toRole(role, permissions?.results ?? []) : null
}
