import { existsSync } from 'node:fs'
import { STATE_DIR } from '../build/site-steps.ts'
import { type Cloudflare, realCloudflare } from '../deploy/cloudflare.ts'
import { resourcesConfigOf, writeResourcesConfig } from '../deploy/configs.ts'
import { readEnvironment, resourcesOf } from '../deploy/environment.ts'
import { makeResources } from '../deploy/resources.ts'
import { type OpenStore, openStore } from './open-store.ts'

type Opened = { store: OpenStore; site: string; config?: string; cloudflare?: Cloudflare }

/** Writes wrangler's configuration of production or of a preview, whose resources are created if necessary. */
const remoteSite = async (preview?: string) => {
  const cloudflare = realCloudflare()
  const environment = await readEnvironment(preview)
  const resources = await resourcesOf(environment)
  const { ids } = await makeResources(cloudflare, resources)
  return { cloudflare, site: environment.name, config: writeResourcesConfig(environment, resources, ids) }
}

/** The configuration that the last deployment from this machine wrote, or else a new one. */
export const remoteConfig = async (): Promise<string> => {
  const written = resourcesConfigOf(await readEnvironment())
  return existsSync(written) ? written : (await remoteSite()).config
}

/** Opens the local store, or with `remote` that of production or of a preview. */
export const openSite = async ({
  remote,
  preview,
  state = STATE_DIR,
}: {
  remote?: boolean
  preview?: string
  state?: string
}): Promise<Opened> => {
  if (!remote) return { store: await openStore({ state }), site: 'local' }
  const { cloudflare, site, config } = await remoteSite(preview)
  return { store: await cloudflare.openStore(config), site, config, cloudflare }
}
