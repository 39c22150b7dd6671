import { rmSync } from 'node:fs'
import { emptyBucket } from '../backup/empty-target.ts'
import type { Cloudflare } from './cloudflare.ts'
import { writeResourcesConfig } from './configs.ts'
import { DeployError } from './deploy-error.ts'
import type { Environment, Resources } from './environment.ts'
import { makeResources, removeResources } from './resources.ts'
import { runOnWorker } from './versions.ts'

/** Only empty buckets can be deleted. */
const emptyBuckets = async (cloudflare: Cloudflare, config: string): Promise<void> => {
  const { buckets, pages, close } = await cloudflare.openStore(config)
  try {
    for (const bucket of [...Object.values(buckets), pages]) await emptyBucket(bucket)
  } finally {
    await close()
  }
}

/**
 * Deletes a preview with its Worker, database, buckets and queue.
 * @returns the names of what was deleted
 */
export const removePreview = async (
  cloudflare: Cloudflare,
  environment: Environment,
  resources: Resources,
): Promise<string[]> => {
  if (!environment.isPreview)
    throw new DeployError('Production cannot be deleted this way. Name a preview with --preview.')
  const { ids } = await makeResources(cloudflare, resources)
  await emptyBuckets(cloudflare, writeResourcesConfig(environment, resources, ids))
  // After a failed first deployment there is no Worker, but all the other resources.
  await runOnWorker(cloudflare, ['delete', '--name', environment.worker, '--force'])
  const removed = await removeResources(cloudflare, resources)
  rmSync(environment.folder, { recursive: true, force: true })
  return [environment.worker, ...removed]
}
