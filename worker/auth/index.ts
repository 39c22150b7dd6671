import { Hono } from 'hono'
import { link } from '#domain/link.ts'
import type { AppEnv } from '../app-env.ts'
import { authSetting } from './auth-setting.ts'
import { loginIntegration } from './login-integration.ts'
import { logout, logoutCallback } from './logout.ts'
import { loginCallback } from './oauth-callback.ts'
import { loginStart } from './oauth-start.ts'
import { privateNavigation } from './own-navigation.ts'

const guarded = privateNavigation()

/** Signing in by other providers, and out again: addresses that a visitor passes through. `/login` itself is a page. */
export const auth = new Hono<AppEnv>()
  .get(link('login-start'), guarded, authSetting(), loginStart)
  .get(link('login-callback'), guarded, authSetting(), loginCallback)
  .get(link('login-integration'), guarded, authSetting(), loginIntegration)
  .get(link('logout'), guarded, logout)
  .get(link('logout-callback'), guarded, logoutCallback)
