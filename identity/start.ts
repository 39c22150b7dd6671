import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { JWK } from 'jose'
import { createApp } from './app.ts'
import { HOST, PORT } from './settings.ts'
import { readSigningKey } from './signing-key.ts'
import { openStore } from './store.ts'

export type RunningIdentity = {
  origin: string
  /** The private key of its tokens. */
  signingKey: JWK
  stop: () => Promise<void>
}

type Options = {
  /** 0: any free port. */
  port?: number
  /** File for people, sessions and the signing key; in memory only without it. */
  stateFile?: string
  /** An existing private key, because generating one is slow. */
  signingKey?: JWK
  /** A clock in milliseconds for tests. */
  now?: () => number
}

/** Starts the stand-in. It listens first, because the issuer of its tokens contains the port. */
export const startIdentity = async ({
  port = PORT,
  stateFile,
  signingKey,
  now = Date.now,
}: Options = {}): Promise<RunningIdentity> => {
  const { state, save } = await openStore(stateFile, now, signingKey)
  const key = await readSigningKey(state.key)
  const shared = { state, save, key, now, faults: [], origin: '' }
  let app = createApp(shared)
  const server = serve({ fetch: (request, env) => app.fetch(request, env), port, hostname: HOST }) as Server
  // Longer than clients keep a connection: one that closes just when it is reused loses the request.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`
  app = createApp({ ...shared, origin })
  return {
    origin,
    signingKey: state.key,
    stop: () =>
      new Promise((resolve) => {
        save()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
