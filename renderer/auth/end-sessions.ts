import type { EndOfOthers } from '#domain/auth/session.ts'
import { publicConfig } from './public-config.ts'
import { registerTokens } from './register-tokens.ts'
import { tokens } from './tokens.ts'

/** Whoever signs out does not wait longer for it, in milliseconds. */
const PATIENCE = 5000

const callOf = async (path: string) => {
  const [{ send }, { apiHost }] = await Promise.all([import('../api/send.ts'), publicConfig()])
  return { send, url: `${apiHost}/v1/me/sessions/${path}` }
}

/**
 * Lets the server refuse the tokens of this session from now on. They are its own bearer: that they are refused already
 * is no news.
 */
export async function endThisSession(): Promise<void> {
  const found = await tokens()
  if (!found) return
  const { send, url } = await callOf('current')
  await send(url, { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE) }, { bearer: found.access })
}

/** Signs the account out on every other device. The user pool is not asked for it: it knows only all or none. */
export async function endOtherSessions(because: EndOfOthers): Promise<void> {
  registerTokens()
  const { send, url } = await callOf(`others?because=${because}`)
  await send(url, { method: 'DELETE' })
}
