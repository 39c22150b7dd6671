import { Hono } from 'hono'
import { link } from '#domain/url/link.ts'
import type { AppEnv } from '../app-env.ts'
import { authSetting } from './auth-setting.ts'
import { loginLink } from './link-pending-login.ts'
import { loginIntegration } from './login-integration.ts'
import { logout, logoutCallback } from './logout.ts'
import { loginCallback } from './oauth-callback.ts'
import { loginStart } from './oauth-start.ts'
import { PASSED } from './own-address.ts'
import { privateNavigation } from './own-navigation.ts'

const guarded = privateNavigation()

/**
 * Signing in with other providers and signing out: addresses that a visitor passes through. `/login` itself is a page.
 */
export const auth = new Hono<AppEnv>()
  .get(link('login-start'), guarded, authSetting(), loginStart)
  .get(PASSED.loginCallback, guarded, authSetting(), loginCallback)
  .get(PASSED.loginIntegration, guarded, authSetting(), loginIntegration)
  .get(link('login-link'), guarded, authSetting(), loginLink)
  .get(link('logout'), guarded, logout)
  .get(PASSED.logoutCallback, guarded, logoutCallback)
