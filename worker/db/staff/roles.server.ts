import { Permission } from '#domain/account/permission.ts'
import { Role } from '#domain/account/role.ts'
import { columnsOf, fieldsOf, jsonObject, type Row } from '../row.ts'
import { storedJson } from '../stored-json.ts'

const roleColumns = columnsOf(Role.omit({ permissions: true }))
const permissionColumns = columnsOf(Permission)

/** Converts the row of a role and those of its permissions. */
export const toRole = (role: Row, permissions: readonly Row[]): Role =>
  Role.parse({
    ...fieldsOf(roleColumns, role),
    permissions: permissions.map((row) => fieldsOf(permissionColumns, row)),
  })

/** An SQL value: the role of an id with its permissions as JSON, for `parseRole`. */
export function roleJson(id: string): string {
  const permissions = `(SELECT json_group_array(${jsonObject(permissionColumns)})
    FROM (SELECT * FROM permissions WHERE role_id = ${id} ORDER BY id))`
  return `(SELECT ${jsonObject(roleColumns, `'permissions', json(${permissions})`)} FROM roles WHERE id = ${id})`
}

/** Roles that this isolate has parsed, by their text: there are few, and every call of a member reads one. */
const parsed = new Map<string, Role>()
const MAX_PARSED = 100

export function parseRole(text: string): Role {
  const role = parsed.get(text) ?? Role.parse(storedJson(text))
  if (parsed.size >= MAX_PARSED) parsed.clear()
  parsed.set(text, role)
  return role
}
