import { cutText } from '#domain/text/cut-text.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { type Due, listDueToEnd, listDueToPublish } from '../db/manuscripts/due-manuscripts.server.ts'
import { logLine } from '../log.ts'
import { runSome } from '../publish/index.ts'
import type { Published } from './public-steps.ts'
import { publish } from './publish.ts'
import { archive } from './take-down.ts'
import { sendBack } from './transition.ts'

/** How many manuscripts one tick of the clock takes on. */
const MOST_AT_ONCE = 50

const changeOf = ({ kind, id, version }: Due, now: Date) => ({
  kind,
  id,
  version,
  accountId: null,
  mayPublish: true,
  now,
  publicationId: randomIdentifier(),
})

/** What its editors are told when something that was planned cannot be published any more. */
const explained = (result: Exclude<Published, { outcome: 'done' }>): string => {
  const why = result.outcome === 'wrong' ? result.problems.map(({ message }) => message).join(' ') : ''
  return cutText(`予約の時刻になりましたが、公開できませんでした。${why}`, 2000)
}

/** A plan that came to nothing is a draft again, with the reason as a comment. */
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

type TakeStep = (db: D1Database, due: Due, now: Date) => Promise<string | null>

/** One that cannot be read or written keeps nobody else's from its minute; it is tried again with the next. */
async function takeEach(db: D1Database, list: readonly Due[], step: TakeStep, now: Date): Promise<string[]> {
  const publications: string[] = []
  for (const due of list)
    try {
      const publication = await step(db, due, now)
      if (publication) publications.push(publication)
    } catch (error) {
      logLine('error', 'a planned step failed', { id: due.id, kind: due.kind, error })
    }
  return publications
}

/**
 * Publishes and takes down what was planned for now or before. Each is written whole or not at all, so that two clocks
 * at once publish it once.
 * @returns the publications that readers are owed
 */
async function takeDueSteps(db: D1Database, now: Date): Promise<string[]> {
  // What ends first may give its slug free.
  const ended = await takeEach(db, await listDueToEnd(db, now, MOST_AT_ONCE), endOne, now)
  const published = await takeEach(db, await listDueToPublish(db, now, MOST_AT_ONCE), publishOne, now)
  return [...ended, ...published]
}

/** Every minute: what was planned for now or before, until readers see it; what is larger the queue goes on with. */
export async function keepPlans(env: Env, now: Date): Promise<void> {
  await runSome(env, await takeDueSteps(env.DB, now), { until: 'page' })
}
