import { Permission } from '#domain/account/permission.ts'
import { Role } from '#domain/account/role.ts'
import { columnsOf, fieldsOf, type Row } from '../row.ts'

const roleColumns = columnsOf(Role.omit({ permissions: true }))
const permissionColumns = columnsOf(Permission)

/** Converts the row of a role and those of its permissions. */
export const toRole = (role: Row, permissions: readonly Row[]): Role =>
  Role.parse({
    ...fieldsOf(roleColumns, role),
    permissions: permissions.map((row) => fieldsOf(permissionColumns, row)),
  })
