import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Unstable_RawConfig } from 'wrangler'
import { DeployError } from './deploy-error.ts'

const FILES = { production: 'wrangler.production.toml', preview: 'wrangler.preview.toml' }

/** Where the settings of an environment are written. */
export const settingsFile = ({ isPreview }: Pick<Environment, 'isPreview'>): string =>
  isPreview ? FILES.preview : FILES.production

/** Where a site is deployed to, and what it is called there. */
export type Environment = {
  /** `production`, or the name of a preview. */
  name: string
  isPreview: boolean
  /** The Worker, and what all its resources begin with. */
  worker: string
  /** What differs from wrangler.toml. */
  vars: Record<string, string>
  /** Addresses of the site itself; none where workers.dev is its address. */
  routes: unknown[]
  /** Where this machine keeps what belongs to the environment. */
  folder: string
}

/** Bindings as a deployment names them: those of wrangler.toml, for this environment. */
export type Resources = {
  database: string
  buckets: { binding: string; bucket_name: string }[]
  queues: string[]
}

export const PREVIEW_NAME = /^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])?$/

const readToml = async (file: string): Promise<Unstable_RawConfig> => {
  const { unstable_readConfig } = await import('wrangler')
  return unstable_readConfig({ config: file }, { hideWarnings: true }) as Unstable_RawConfig
}

/**
 * Reads wrangler.production.toml or, for a preview, wrangler.preview.toml, in whose values `{name}` is the preview's.
 * @throws in Japanese when there is no such file, or no such name
 */
export const readEnvironment = async (preview?: string): Promise<Environment> => {
  const isPreview = preview !== undefined
  const file = settingsFile({ isPreview })
  if (isPreview && !PREVIEW_NAME.test(preview))
    throw new DeployError(
      `--preview ${preview}：名前は小文字の英数字とハイフンで、20文字までにしてください（例：pr-12）。`,
    )
  if (!existsSync(file)) throw new DeployError(`${file} がありません。`)
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
    folder: join('.deploy', name),
  }
}

/** What wrangler.toml binds, under the names of an environment: a preview has all of its own. */
export const resourcesOf = async ({ worker, isPreview }: Environment): Promise<Resources> => {
  const { d1_databases = [], r2_buckets = [], queues, name = '' } = await readToml('wrangler.toml')
  const own = (resource = '') => (isPreview ? resource.replace(name, worker) : resource)
  return {
    database: own(d1_databases[0]?.database_name),
    buckets: r2_buckets.map(({ binding, bucket_name }) => ({ binding, bucket_name: own(bucket_name) })),
    queues: (queues?.producers ?? []).map(({ queue }) => own(queue)),
  }
}

/** Whether a text file names a value that nobody has filled in. */
export const isPlaceholder = (value: string | undefined): boolean =>
  value === undefined || value === '' || /example(?:\.|$)|ACCOUNT/.test(value)

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
