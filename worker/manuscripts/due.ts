import { cutText } from '#domain/text/cut-text.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { type Due, listDueToEnd, listDueToPublish } from '../db/manuscripts/due-manuscripts.server.ts'
import { logLine } from '../log.ts'
import { runBatch } from '../publish/run-batch.ts'
import type { Published } from './public-steps.ts'
import { publish } from './publish.ts'
import { sendBack } from './transition.ts'
import { archive } from './unpublish.ts'

/** The maximum of manuscripts in one scheduled run. */
const BATCH_SIZE = 50

const changeOf = ({ kind, id, version }: Due, now: Date) => ({
  kind,
  id,
  version,
  accountId: null,
  canPublish: true,
  now,
  publicationId: randomIdentifier(),
})

/** The comment for editors when planned content can no longer be published. */
const explained = (result: Exclude<Published, { outcome: 'done' }>): string => {
  const why = result.outcome === 'wrong' ? result.problems.map(({ message }) => message).join(' ') : ''
  return cutText(`予約の時刻になりましたが、公開できませんでした。${why}`, 2000)
}

/** A failed plan becomes a draft again, with the reason as a comment. */
async function publishOne(db: D1Database, due: Due, now: Date): Promise<string | null> {
  const change = changeOf(due, now)
  const result = await publish(db, { ...change, plannedFor: due.at })
  if (result.outcome === 'done') return result.publicationId
  if (result.outcome === 'wrong') await sendBack(db, { ...change, comment: explained(result) })
  return null
}

async function endOne(db: D1Database, due: Due, now: Date): Promise<string | null> {
  const result = await archive(db, { ...changeOf(due, now), reason: 'schedule' })
  return result.outcome === 'done' ? result.publicationId : null
}

type RunStep = (db: D1Database, due: Due, now: Date) => Promise<string | null>

/** A failing manuscript does not delay the others; it is tried again in the next minute. */
async function runEach(db: D1Database, list: readonly Due[], step: RunStep, now: Date): Promise<string[]> {
  const publications: string[] = []
  for (const due of list)
    try {
      const publication = await step(db, due, now)
      if (publication) publications.push(publication)
    } catch (error) {
      logLine('error', 'a scheduled step failed', { id: due.id, kind: due.kind, error })
    }
  return publications
}

/**
 * Publishes and takes down what was planned for now or before. Each is written in one batch, so that two concurrent
 * runs publish it once.
 * @returns the ids of the new publications
 */
async function runDueSteps(db: D1Database, now: Date): Promise<string[]> {
  // Content that ends first may free its slug.
  const ended = await runEach(db, await listDueToEnd(db, now, BATCH_SIZE), endOne, now)
  const published = await runEach(db, await listDueToPublish(db, now, BATCH_SIZE), publishOne, now)
  return [...ended, ...published]
}

/** Runs every minute: publishes what is due; the queue continues with larger publications. */
export async function runDuePlans(env: Env, now: Date): Promise<void> {
  await runBatch(env, await runDueSteps(env.DB, now), { until: 'page' })
}
