import type { Operations } from '#domain/operations/operations.ts'
import { listErrors } from '../db/operations/client-errors.server.ts'
import { readQueue } from '../db/operations/health.server.ts'
import { listJobs } from '../db/operations/job-runs.server.ts'
import { listHours, listTroubledRoutes } from '../db/operations/request-figures.server.ts'
import { listUnfinished } from '../db/publications/lists.server.ts'
import { listMissingAddresses } from '../db/redirects/missing-addresses.server.ts'
import { findHealth } from './health.ts'
import { hourOf } from './request-figures.ts'

const HOUR_MS = 3_600_000
const ERRORS = 20
const ROUTES = 15
const MISSING = 8

/** The data of the operations page; each list is bounded. */
export async function readOperations(env: Env, now: Date): Promise<Operations> {
  const since = hourOf(new Date(now.getTime() - 23 * HOUR_MS))
  const [health, errors, queue, list, hours, routes, jobs, missing] = await Promise.all([
    findHealth(env, now),
    listErrors(env.DB, { state: 'open', limit: ERRORS }),
    readQueue(env.DB),
    listUnfinished(env.DB, 5),
    listHours(env.DB, since),
    listTroubledRoutes(env.DB, since, ROUTES),
    listJobs(env.DB),
    listMissingAddresses(env.DB, { sort: 'hits', limit: MISSING }),
  ])
  return { health, errors, publications: { ...queue, list }, hours, routes, jobs, missing }
}
