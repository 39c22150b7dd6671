import { memberOf } from '#renderer/auth/member-cookie.ts'

let member = ''

/**
 * What a record is kept under while the site is open: whoever signs in next in this tab finds none of another's. While
 * nobody is signed in it is the last one's, because a session that ends takes nothing away that was typed.
 */
export function actionKey(id: string): string[] {
  member = memberOf(document.cookie) ?? member
  return ['action', member, id]
}
