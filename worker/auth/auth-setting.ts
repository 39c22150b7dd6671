import { createMiddleware } from 'hono/factory'
import type { AuthConfig } from '#domain/auth/config.ts'
import { noticeOf } from '#domain/site/notices.ts'
import { link } from '#domain/url/link.ts'
import type { AppEnv } from '../app-env.ts'
import { readAuthConfig, readSealKeys } from '../config.ts'
import { logLine } from '../log.ts'
import { interstitial } from './interstitial.ts'
import { setNotice } from './notice-cookie.ts'

export type AuthEnv = AppEnv & { Variables: { auth: AuthConfig; sealKeys: readonly string[] } }

const missingIn = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const settingOf = (env: Env) => {
  try {
    return { auth: readAuthConfig(env), sealKeys: readSealKeys(env) }
  } catch (error) {
    return { missing: missingIn(error) }
  }
}

/** The configuration of sign-in; `null` where it is missing. */
export const readAuth = (env: Env): AuthConfig | null => settingOf(env).auth ?? null

/**
 * Provides the configuration of sign-in as `c.var.auth` and `c.var.sealKeys`. Where any of it is missing, the names are
 * logged, and the visitor gets a 503 with a message on the top page (spec §5, "Configuration").
 */
export const authSetting = () =>
  createMiddleware<AuthEnv>(async function authSetting(c, next) {
    const setting = settingOf(c.env)
    if (!setting.auth) {
      const { missing } = setting
      logLine('error', 'sign-in is not configured', { requestId: c.var.requestId, missing })
      setNotice(c, 'login-unavailable', link('top'))
      return interstitial(c, { status: 503, to: link('top'), text: noticeOf('login-unavailable').text })
    }
    c.set('auth', setting.auth)
    c.set('sealKeys', setting.sealKeys)
    await next()
  })
