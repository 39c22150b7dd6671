import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { SwitchMode } from '#domain/site/maintenance.ts'
import { identityVars } from '#identity/settings.ts'
import { readEnvironment, resourcesOf } from '#scripts/deploy/environment.ts'
import { startRehearsal } from '#scripts/deploy/rehearsal.ts'
import { REHEARSED_VARS } from '#scripts/deploy/rehearsal-pool.ts'
import type { DeployOptions } from '#scripts/deploy/step.ts'
import { switchInStore } from './switch-in-store.ts'

/**
 * A preview on an account of this machine (scripts/deploy/rehearsal.ts) without any deployment: D1 and R2 of workerd,
 * migrations by wrangler, a Worker for each version. The caller stops it.
 */
export const rehearsedSite = async (name: string) => {
  const folder = `.cache/test/${name}`
  const preview = await readEnvironment(name)
  for (const one of [folder, preview.folder]) rmSync(one, { recursive: true, force: true })
  const cloudflare = await startRehearsal(folder, preview.worker)
  const { origin } = cloudflare
  const vars = {
    ...preview.vars,
    ...identityVars('http://127.0.0.1:9'),
    ...REHEARSED_VARS,
    APP_HOST: origin,
    IMAGE_HOST: origin,
  }
  const memberDatabases = [{ binding: 'MEMBERS_1', database_name: `${preview.worker}-members-1` }]
  const environment = { ...preview, vars: { ...vars, NEW_MEMBERS: 'MEMBERS_1' }, memberDatabases }
  const options: DeployOptions = {
    environment,
    resources: await resourcesOf(environment),
    cloudflare,
    cognito: cloudflare.cognito,
    backups: `${folder}/backups`,
    holdMs: 0,
    waitMs: 100,
    allowUncommitted: true,
  }
  const at = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })
  const textAt = async (path: string) => (await at(path)).text()
  const config = join(environment.folder, 'wrangler.json')
  /** Changes the switches without the office. */
  const switchTo = async (mode: SwitchMode) => {
    const { db, pages } = await cloudflare.openStore(config)
    await switchInStore({ db, pages }, mode)
    const modeNow = async () => JSON.parse(await textAt('/v1/switches')).data.standstill.mode
    await expect.poll(modeNow).toBe(mode)
  }
  return { folder, cloudflare, environment, options, config, at, textAt, switchTo }
}
