import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Environment, type Resources, readJson } from './environment.ts'
import type { DatabaseIds } from './resources.ts'

/** wrangler's configuration with the resources of an environment. */
export const resourcesConfigOf = ({ folder }: Environment): string => join(folder, 'wrangler.json')

/** All databases have the same schema. */
const withIds = (databases: Resources['databases'], ids: DatabaseIds) =>
  databases.map((database) => ({
    ...database,
    database_id: ids[database.binding],
    migrations_dir: resolve('worker/db/migrations'),
  }))

/** Writes a configuration with the resources only, for migrations and for D1 and R2 in Node. */
export const writeResourcesConfig = (
  environment: Environment,
  { databases, buckets }: Resources,
  ids: DatabaseIds,
): string => {
  const { folder, worker } = environment
  mkdirSync(folder, { recursive: true })
  const file = resourcesConfigOf(environment)
  const config = {
    name: worker,
    compatibility_date: '2026-10-01',
    d1_databases: withIds(databases, ids).map((database) => ({ ...database, remote: true })),
    r2_buckets: buckets.map((bucket) => ({ ...bucket, remote: true })),
  }
  writeFileSync(file, JSON.stringify(config, null, 2))
  return file
}

type Built = {
  name: string
  vars: Record<string, string>
  queues: { producers: { queue: string }[]; consumers: { queue: string }[] }
  ratelimits?: { namespace_id: string }[]
}

/** Rate limit namespaces are shared in an account, so each preview gets its own, always the same. */
const ownNamespace = (id: string, { worker, isPreview }: Environment): string => {
  if (!isPreview) return id
  const sum = [...worker].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1_000_000, 7)
  return String(sum * 1000 + (Number(id) % 1000))
}

/** The configuration of a build for an environment. */
export const deployedConfig = (
  built: Built,
  environment: Environment,
  resources: Resources,
  ids: DatabaseIds,
) => {
  const { worker, isPreview, vars, routes } = environment
  const ownQueue = <Use extends { queue: string }>(use: Use, index: number) => ({
    ...use,
    queue: resources.queues[index] ?? use.queue,
  })
  return {
    ...built,
    name: worker,
    topLevelName: worker,
    vars: { ...built.vars, ...vars, SERVER_DEV: 'false', ...(isPreview && { NO_INDEX: 'true' }) },
    d1_databases: withIds(resources.databases, ids),
    r2_buckets: resources.buckets,
    queues: {
      producers: built.queues.producers.map(ownQueue),
      consumers: built.queues.consumers.map(ownQueue),
    },
    ratelimits: (built.ratelimits ?? []).map((limit) => ({
      ...limit,
      namespace_id: ownNamespace(limit.namespace_id, environment),
    })),
    ...(routes.length > 0 && { routes }),
    workers_dev: routes.length === 0,
    // Smoke checks use the site's own address (smoke.ts), so no other public address is needed.
    preview_urls: false,
  }
}

/** Replaces the configuration of the build. */
export const writeDeployedConfig = (
  dist: string,
  environment: Environment,
  resources: Resources,
  ids: DatabaseIds,
): string => {
  const file = join(dist, 'server/wrangler.json')
  const config = deployedConfig(readJson(file), environment, resources, ids)
  writeFileSync(file, JSON.stringify(config))
  return file
}
