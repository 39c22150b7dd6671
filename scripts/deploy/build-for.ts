import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build/site-steps.ts'
import { runOrThrow } from '../local/run.ts'
import { writeDeployedConfig } from './configs.ts'
import { type Environment, type Resources, readJson } from './environment.ts'

/** The content that pages are made of, and the build that they become, of one environment. */
export const stateOf = ({ folder }: Environment): string => join(folder, 'state')
export const distOf = ({ folder }: Environment): string => join(folder, 'dist')

/**
 * Builds the code, and writes the pages of an environment's content into a copy of it: what this machine serves stays as
 * it is. Nothing of the sample content, and no stand-in, is in it.
 * @returns the configuration to deploy, and the id of the build
 */
export const buildFor = async (
  environment: Environment,
  resources: Resources,
  databaseId: string,
): Promise<{ config: string; build: string; pages: number }> => {
  await build()
  const dist = distOf(environment)
  rmSync(dist, { recursive: true, force: true })
  cpSync('dist', dist, { recursive: true })
  if (!existsSync(join(dist, 'server/wrangler.json'))) throw new Error(`${dist}：ビルドが足りません。`)
  const config = writeDeployedConfig(dist, environment, resources, databaseId)
  await runOrThrow('node', ['scripts/build/prerender.ts'], {
    env: { DIST: dist, STATE_DIR: stateOf(environment), NODE_ENV: 'production' },
  })
  const { id } = readJson(join(dist, 'client/builds/latest.json'))
  const { prerendered } = readJson(join(dist, `client/builds/meta/${id}.json`))
  return { config, build: id, pages: prerendered.length }
}
