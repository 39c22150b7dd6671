import type { EndOfOthers } from '#domain/auth/session.ts'
import { publicConfig } from './public-config.ts'
import { registerTokens } from './register-tokens.ts'

/** Signs the account out on every other device. Not done by the user pool, which can only end all sessions or one. */
export async function endOtherSessions(because: EndOfOthers): Promise<void> {
  registerTokens()
  const [{ send }, { apiHost }] = await Promise.all([import('../api/send.ts'), publicConfig()])
  await send(`${apiHost}/v1/me/sessions/others?because=${because}`, { method: 'DELETE' })
}
