import type { EndOfOthers } from '#domain/auth/session.ts'
import { endpoint } from '../api/endpoint.ts'
import { request } from '../api/request.ts'

const endOthers = endpoint('DELETE /me/sessions/others')

/** Signs the account out on every other device. Not done by the user pool, which can only end all sessions or one. */
export async function endOtherSessions(because: EndOfOthers): Promise<void> {
  await request(endOthers({ query: { because } }))
}
