import { existsSync, readFileSync } from 'node:fs'
import { HOST, PORT } from '#identity/settings.ts'
import { type RunningIdentity, startIdentity } from '#identity/start.ts'
import { readAuthConfig } from '#worker/config.ts'
import { STATE_DIR } from '../build/site-steps.ts'
import { isPortFree } from './free-port.ts'

const TRIED_PORTS = 10

/** Whether wrangler.toml names a user pool of its own. */
export const hasRealPool = (toml: string): boolean => /^\s*USER_POOL_ID\s*=\s*"[^"]+"/m.test(toml)

/** Throws with the name of every setting of the sign-in that wrangler.toml leaves out or has wrongly (R181). */
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
    `Ports ${PORT} to ${PORT + TRIED_PORTS - 1} are all in use. End a site that still runs, and try again.`,
  )
}

/**
 * Starts the stand-in for Cognito with what it remembers from the last time, on the next free port if need be.
 * @returns `null` where a real pool is configured and the site runs as in production
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
  // Whoever has the usual port has the usual file, too.
  const name = port === PORT ? 'identity' : `identity-${port}`
  return startIdentity({ port, stateFile: `${STATE_DIR}/${name}.json` })
}
