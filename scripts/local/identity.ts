import { existsSync, readFileSync } from 'node:fs'
import { HOST, PORT } from '#identity/settings.ts'
import { type RunningIdentity, startIdentity } from '#identity/start.ts'
import { readAuthConfig } from '#worker/config.ts'
import { STATE_DIR } from '../build/site-steps.ts'
import { isPortFree } from './free-port.ts'

const TRIED_PORTS = 10

/** Whether wrangler.toml configures a real user pool. */
export const hasRealPool = (toml: string): boolean => /^\s*USER_POOL_ID\s*=\s*"[^"]+"/m.test(toml)

/** @throws with the names of missing or wrong sign-in settings of wrangler.toml (R181) */
export const assertWholePool = (toml: string): void => {
  const settings = [...toml.matchAll(/^\s*(\w+)\s*=\s*"([^"]*)"/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  readAuthConfig(Object.fromEntries(settings))
}

const freePort = async (): Promise<number> => {
  for (let port = PORT; port < PORT + TRIED_PORTS; port++) if (await isPortFree(port, HOST)) return port
  throw new Error(
    `Ports ${PORT} to ${PORT + TRIED_PORTS - 1} are all in use. Stop a site that is still running, and try again.`,
  )
}

/**
 * Starts the stand-in for Cognito with its saved state, on the next free port.
 * @returns `null` when a real pool is configured and the site runs as in production
 */
export const startLocalIdentity = async ({
  serverDev,
}: {
  serverDev: boolean
}): Promise<RunningIdentity | null> => {
  const toml = existsSync('wrangler.toml') ? readFileSync('wrangler.toml', 'utf8') : ''
  if (!serverDev && hasRealPool(toml)) {
    assertWholePool(toml)
    return null
  }
  const port = await freePort()
  if (port !== PORT)
    console.log(
      `  Port ${PORT} is in use: the local sign-in listens on ${port}. Earlier sign-ins are no longer valid.`,
    )
  // On another port, another site is running and uses the usual file.
  const name = port === PORT ? 'identity' : `identity-${port}`
  return startIdentity({ port, stateFile: `${STATE_DIR}/${name}.json` })
}
