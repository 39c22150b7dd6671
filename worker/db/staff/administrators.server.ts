/**
 * Ids of administrator roles: those with all permissions for others' data that the role 「管理者」 has. Nobody grants more
 * than they have, so without an account in one of them there could never be an administrator again.
 */
export const ADMIN_ROLES = `SELECT role.id FROM roles AS role WHERE NOT EXISTS (
  SELECT 1 FROM permissions AS needed
  WHERE needed.role_id = (SELECT id FROM roles WHERE name = 'admin') AND needed.scope = 'any' AND NOT EXISTS (
    SELECT 1 FROM permissions AS own
    WHERE own.role_id = role.id AND own.resource = needed.resource AND own.scope = 'any'
      AND own.action IN ('manage', needed.action)))`

/** SQL: whether an administrator remains besides the accounts whose ids `ids` lists, as the statement sees it. */
export const adminBesides = (ids: string): string =>
  `EXISTS (SELECT 1 FROM accounts AS other
     WHERE other.role_id IN (${ADMIN_ROLES}) AND other.left_at IS NULL AND other.id NOT IN (${ids}))`
