import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PRERENDER_ARGUMENTS } from '../build/prerender-command.ts'
import { build } from '../build/site-steps.ts'
import { runOrThrow } from '../local/run.ts'
import { writeDeployedConfig } from './configs.ts'
import { type Environment, type Resources, readJson } from './environment.ts'
import type { DatabaseIds } from './resources.ts'

/** The content snapshot and the build of an environment. */
export const stateOf = ({ folder }: Environment): string => join(folder, 'state')
export const distOf = ({ folder }: Environment): string => join(folder, 'dist')

/**
 * Builds the code and prerenders the environment's content into a copy of the build, so that `dist` of this machine
 * keeps its own pages. The copy has no sample content and no development stand-ins.
 * @returns the configuration to deploy, and the id of the build
 */
export const buildFor = async (
  environment: Environment,
  resources: Resources,
  ids: DatabaseIds,
): Promise<{ config: string; build: string; pages: number }> => {
  await build()
  const dist = distOf(environment)
  rmSync(dist, { recursive: true, force: true })
  cpSync('dist', dist, { recursive: true })
  if (!existsSync(join(dist, 'server/wrangler.json')))
    throw new Error(`${dist} has no server/wrangler.json: the build is incomplete.`)
  const config = writeDeployedConfig(dist, environment, resources, ids)
  await runOrThrow('node', [...PRERENDER_ARGUMENTS], {
    env: { DIST: dist, STATE_DIR: stateOf(environment), NODE_ENV: 'production' },
  })
  const { id } = readJson(join(dist, 'client/builds/latest.json'))
  const { length: pages } = readJson(join(dist, 'client/builds/addresses.json'))
  return { config, build: id, pages }
}
