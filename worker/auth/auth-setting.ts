import { createMiddleware } from 'hono/factory'
import type { AuthConfig } from '#domain/auth/config.ts'
import { noticeOf } from '#domain/site/notices.ts'
import { link } from '#domain/url/link.ts'
import type { AppEnv } from '../app-env.ts'
import { readAuthConfig, readSealKeys } from '../config.ts'
import { logLine } from '../log.ts'
import { leaveNotice } from './notice-cookie.ts'
import { wayOn } from './way-on.ts'

export type AuthEnv = AppEnv & { Variables: { auth: AuthConfig; sealKeys: readonly string[] } }

const missingIn = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const settingOf = (env: Env) => {
  try {
    return { auth: readAuthConfig(env), sealKeys: readSealKeys(env) }
  } catch (error) {
    return { missing: missingIn(error) }
  }
}

/** Who signs members in; `null` where that is not configured. */
export const readAuth = (env: Env): AuthConfig | null => settingOf(env).auth ?? null

/**
 * What a sign-in needs, as `c.var.auth` and `c.var.sealKeys`. Where any of it is missing, the log says so by name, and
 * the visitor is told with 503 and a message on the top page (spec §5, "Configuration").
 */
export const authSetting = () =>
  createMiddleware<AuthEnv>(async function authSetting(c, next) {
    const setting = settingOf(c.env)
    if (!setting.auth) {
      const { missing } = setting
      logLine('error', 'sign-in is not configured', { requestId: c.var.requestId, missing })
      leaveNotice(c, 'login-unavailable', link('top'))
      return wayOn(c, { status: 503, to: link('top'), text: noticeOf('login-unavailable').text })
    }
    c.set('auth', setting.auth)
    c.set('sealKeys', setting.sealKeys)
    await next()
  })
