import type { Context } from 'hono'
import { z } from 'zod'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { AppEnv } from '../app-env.ts'
import { publicationStatements } from '../db/publications/publications.server.ts'
import { countUnfinished } from '../db/publications/runs.server.ts'
import { jsonOf } from '../json.ts'
import { expectedAddresses, publicAddresses } from './reconcile.ts'
import { runPublication } from './run-publication.ts'

const Addresses = z.strictObject({ addresses: z.array(z.string().startsWith('/')).max(2000) })

/** Unfinished publications are counted up to this number. */
const MAX_COUNTED = 100

/**
 * `GET /_/reconcile`: `{addresses, unfinished}`, every current or former public address, and the number of unfinished
 * publications. On a development server, and at `/operations/reconcile` with its key.
 */
export const addressesToReconcile = async (c: Context<AppEnv>): Promise<Response> => {
  const now = new Date()
  const [addresses, unfinished] = await Promise.all([
    publicAddresses(c.env, now),
    countUnfinished(c.env.DB, MAX_COUNTED),
  ])
  return c.json({ addresses, unfinished })
}

/** `POST /_/reconcile/expected {addresses}`: `{expected}`, the files that they must serve according to the database. */
export const expectedToReconcile = async (c: Context<AppEnv>): Promise<Response> => {
  const { addresses } = Addresses.parse(await jsonOf(c))
  return c.json({ expected: await expectedAddresses(c.env, addresses, new Date()) })
}

/** `POST /_/reconcile/repair {addresses}`: publishes them again; `{publication}`. */
export const repair = async (c: Context<AppEnv>): Promise<Response> => {
  const { addresses } = Addresses.parse(await jsonOf(c))
  const now = new Date()
  const id = randomIdentifier()
  const changes = [{ kind: 'addresses' as const, addresses }]
  await c.env.DB.batch(
    publicationStatements(c.env.DB, { id, reason: 'repair', changes, requestedBy: null, now }),
  )
  return c.json({ publication: await runPublication(c.env, id, { until: 'all', now }) })
}
