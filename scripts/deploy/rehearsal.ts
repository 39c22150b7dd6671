import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Cloudflare } from './cloudflare.ts'
import type { Cognito } from './pool.ts'
import { rehearsedCognito } from './rehearsal-pool.ts'
import { rehearsalSite, VERSION } from './rehearsal-site.ts'
import { readAccount, sharesIn, writeAccount } from './rehearsal-state.ts'
import { answer } from './rehearsal-wrangler.ts'
import type { Share } from './versions.ts'

/**
 * A Cloudflare account in a local folder. Resources, secrets, versions and their percentages are in a file. D1 and R2 are
 * real (workerd, SQLite), migrations are run by the real wrangler, and every deployed version is a Worker of one workerd
 * behind an address that divides requests as Cloudflare does.
 */
type Rehearsal = Cloudflare & {
  /** The address of the site. */
  origin: string
  /** A user pool with correct settings. */
  cognito: Cognito
  stop: () => Promise<void>
}

const OVERRIDE = /="([\w-]+)"/

/** The version that answers: the named one if it is deployed, otherwise by percentage. */
const choose = (shares: readonly Share[], named: string | undefined, number: number): string | undefined => {
  const wanted = shares.find(({ version }) => version === named)
  if (wanted) return wanted.version
  let upTo = 0
  for (const { version, percentage } of shares) {
    upTo += percentage
    // 37 is coprime to 100: consecutive requests spread over all percentages.
    if ((number * 37) % 100 < upTo) return version
  }
  return undefined
}

export const startRehearsal = async (folder: string, worker: string, port = 0): Promise<Rehearsal> => {
  const site = rehearsalSite(folder, worker)
  let requestCount = 0

  const front = createServer(async (incoming, outgoing) => {
    requestCount += 1
    const [, named] = OVERRIDE.exec(String(incoming.headers['cloudflare-workers-version-overrides'])) ?? []
    const version = choose(sharesIn(folder, worker), named, requestCount)
    if (!version) return outgoing.writeHead(404).end()
    const { host: _, ...headers } = { ...incoming.headers, [VERSION]: version }
    const onward = request(new URL(incoming.url ?? '/', await site.url()), {
      method: incoming.method,
      headers,
    })
    onward.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }).listen(port, '127.0.0.1')
  await new Promise((resolve) => front.once('listening', resolve))

  const origin = `http://localhost:${(front.address() as AddressInfo).port}`
  return {
    origin,
    wrangler: async (args) => {
      const account = readAccount(folder)
      const work = () => answer(folder, account, args)
      // wrangler opens the database files itself.
      const answered = await (args[1] === 'migrations' ? site.whileStopped(work) : work())
      writeAccount(folder, account)
      return answered
    },
    openStore: site.openStore,
    cognito: rehearsedCognito(origin),
    stop: async () => {
      front.closeAllConnections()
      front.close()
      await site.stop()
    },
  }
}
