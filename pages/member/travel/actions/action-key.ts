import { memberOf } from '#renderer/auth/member-cookie.ts'

let member = ''

/**
 * The cache key of a record: it contains the member, so that the next user of this tab does not see another's records.
 * After the session has expired it is still the last member's, so that input is not lost.
 */
export function actionKey(id: string): string[] {
  member = memberOf(document.cookie) ?? member
  return ['action', member, id]
}
