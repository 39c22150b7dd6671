import { rmSync } from 'node:fs'
import { emptyBucket } from '../backup/empty-target.ts'
import type { Cloudflare } from './cloudflare.ts'
import { writeResourcesConfig } from './configs.ts'
import { DeployError } from './deploy-error.ts'
import type { Environment, Resources } from './environment.ts'
import { makeResources, removeResources } from './resources.ts'
import { runOnWorker } from './versions.ts'

/** Buckets are removed only when they are empty. */
const emptyBuckets = async (cloudflare: Cloudflare, config: string): Promise<void> => {
  const { buckets, pages, close } = await cloudflare.openStore(config)
  try {
    for (const bucket of [...Object.values(buckets), pages]) await emptyBucket(bucket)
  } finally {
    await close()
  }
}

/**
 * Removes a preview with all that it has: its Worker, database, buckets and queue. Nothing else can be removed this way.
 * @returns the names of what was removed
 */
export const removePreview = async (
  cloudflare: Cloudflare,
  environment: Environment,
  resources: Resources,
): Promise<string[]> => {
  if (!environment.isPreview) throw new DeployError('本番は、この方法では削除できません。')
  const { id } = await makeResources(cloudflare, resources)
  await emptyBuckets(cloudflare, writeResourcesConfig(environment, resources, id))
  // One whose first deployment did not come so far has no Worker, and all the rest.
  await runOnWorker(cloudflare, ['delete', '--name', environment.worker, '--force'])
  const removed = await removeResources(cloudflare, resources)
  rmSync(environment.folder, { recursive: true, force: true })
  return [environment.worker, ...removed]
}
