/**
 * Ids of the roles of administrators: those that may do everything that the role 「管理者」 may do for others. Nobody gives
 * more than they have, so without an account in one of them nobody could ever be made an administrator again.
 */
export const ADMIN_ROLES = `SELECT role.id FROM roles AS role WHERE NOT EXISTS (
  SELECT 1 FROM permissions AS needed
  WHERE needed.role_id = (SELECT id FROM roles WHERE name = 'admin') AND needed.scope = 'any' AND NOT EXISTS (
    SELECT 1 FROM permissions AS own
    WHERE own.role_id = role.id AND own.resource = needed.resource AND own.scope = 'any'
      AND own.action IN ('manage', needed.action)))`

/** SQL: whether an administrator stays besides the accounts whose ids `ids` lists, as seen by the statement that asks. */
export const adminBesides = (ids: string): string =>
  `EXISTS (SELECT 1 FROM accounts AS other
     WHERE other.role_id IN (${ADMIN_ROLES}) AND other.left_at IS NULL AND other.id NOT IN (${ids}))`
