import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Unstable_RawConfig } from 'wrangler'
import { DeployError } from './deploy-error.ts'

const FILES = { production: 'wrangler.production.toml', preview: 'wrangler.preview.toml' }

/** The file with the settings of an environment. */
export const settingsFile = ({ isPreview }: Pick<Environment, 'isPreview'>): string =>
  isPreview ? FILES.preview : FILES.production

/** Where a site is deployed. */
export type Environment = {
  /** `production`, or the name of a preview. */
  name: string
  isPreview: boolean
  /** The name of the Worker, and the prefix of its resources. */
  worker: string
  /** Variables that differ from wrangler.toml. */
  vars: Record<string, string>
  /** The site's routes; none when its address is on workers.dev. */
  routes: unknown[]
  /** Databases with members only, `MEMBERS_1` and so on (docs/deployment.md). */
  memberDatabases: Database[]
  /** The local folder of the environment. */
  folder: string
}

type Database = { binding: string; database_name: string }

/** The names of the resources in an environment. */
export type Resources = {
  /** `DB` first. */
  databases: Database[]
  buckets: { binding: string; bucket_name: string }[]
  queues: string[]
}

const PREVIEW_NAME = /^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])?$/

const readToml = async (file: string): Promise<Unstable_RawConfig> => {
  const { unstable_readConfig } = await import('wrangler')
  return unstable_readConfig({ config: file }, { hideWarnings: true }) as Unstable_RawConfig
}

const namedDatabases = ({ d1_databases = [] }: Unstable_RawConfig): Database[] =>
  d1_databases.map(({ binding, database_name = '' }) => ({ binding, database_name }))

/**
 * Reads wrangler.production.toml or, for a preview, wrangler.preview.toml, where `{name}` is replaced by its name.
 * @throws {DeployError} when the file is missing or the name is not valid
 */
export const readEnvironment = async (preview?: string): Promise<Environment> => {
  const isPreview = preview !== undefined
  const file = settingsFile({ isPreview })
  if (isPreview && !PREVIEW_NAME.test(preview))
    throw new DeployError(
      `--preview ${preview}: use lower-case letters, digits and hyphens, at most 20 characters (for example pr-12).`,
    )
  if (!existsSync(file)) throw new DeployError(`${file} is missing. Restore it from the repository.`)
  const config = await readToml(file)
  const name = preview ?? 'production'
  const named = (text: string) => text.replaceAll('{name}', name)
  const vars = Object.entries((config.vars ?? {}) as Record<string, string>)
  return {
    name,
    isPreview,
    worker: isPreview ? `${config.name ?? 'tabishirube'}-${name}` : (config.name ?? 'tabishirube'),
    vars: Object.fromEntries(vars.map(([key, value]) => [key, named(String(value))])),
    routes: (config.routes as unknown[] | undefined) ?? [],
    memberDatabases: namedDatabases(config).map(({ binding, database_name }) => ({
      binding,
      database_name: named(database_name),
    })),
    folder: join('.deploy', name),
  }
}

/** The bindings of wrangler.toml, with names of its own for a preview. */
export const resourcesOf = async ({
  worker,
  isPreview,
  memberDatabases,
}: Environment): Promise<Resources> => {
  const config = await readToml('wrangler.toml')
  const { r2_buckets = [], queues, name = '' } = config
  const own = (resource = '') => (isPreview ? resource.replace(name, worker) : resource)
  return {
    databases: [
      ...namedDatabases(config).map((one) => ({ ...one, database_name: own(one.database_name) })),
      ...memberDatabases,
    ],
    buckets: r2_buckets.map(({ binding, bucket_name }) => ({ binding, bucket_name: own(bucket_name) })),
    queues: (queues?.producers ?? []).map(({ queue }) => own(queue)),
  }
}

/** Whether a setting is empty or still the placeholder. */
export const isPlaceholder = (value: string | undefined): boolean =>
  value === undefined || value === '' || /example(?:\.|$)|ACCOUNT/.test(value)

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
