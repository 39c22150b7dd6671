import {
  CLOCK_ALARM_MS,
  CLOCK_START_MS,
  HEALTH_PARTS,
  type HealthPart,
  type HealthPartName,
  QUEUE_ALARM_MS,
} from '#domain/operations/health.ts'
import { findLastTick } from '../db/operations/clock-duties.server.ts'
import {
  findLastMigration,
  listMigrations,
  readProbe,
  readQueue,
  writeProbe,
} from '../db/operations/health.server.ts'
import { logLine } from '../log.ts'
import { missingMigrations } from './migrations.ts'
import { within } from './within.ts'

type Finding = Pick<HealthPart, 'isOk' | 'isStarting' | 'detail'>
type Bindings = Pick<Env, 'DB' | 'MEDIA' | 'PAGES' | 'PHOTOS'>
type Check = (env: Bindings, now: Date) => Promise<Finding>

const well = (detail: string): Finding => ({ isOk: true, detail })
const wrong = (detail: string): Finding => ({ isOk: false, detail })

const minutes = (ms: number): number => Math.floor(ms / 60_000)

/** Nothing is called so: that the bucket says so is the answer. */
const bucket =
  (name: 'MEDIA' | 'PAGES' | 'PHOTOS'): Check =>
  async (env) => {
    await env[name].head('health/probe')
    return well('応答しています。')
  }

/** One that failed is tried again by the clock: it is an alarm when it does not come about in time, as any other. */
const publications: Check = async ({ DB }, now) => {
  const { waiting, failed, oldestAt } = await readQueue(DB)
  if (!oldestAt) return well('待っている公開はありません。')
  const age = now.getTime() - Date.parse(oldestAt)
  const text = `反映を待つ公開が${waiting}件、失敗した公開が${failed}件あります。いちばん古いものは${minutes(age)}分前のものです。`
  return age > QUEUE_ALARM_MS ? wrong(text) : well(text)
}

/** A site that was made just now waits for its clock; one that has waited for long has none. */
async function neverTicked(db: D1Database, now: Date): Promise<Finding> {
  const made = await findLastMigration(db)
  const isNew = made !== null && now.getTime() - made.getTime() < CLOCK_START_MS
  return isNew
    ? { isOk: true, isStarting: true, detail: 'まだ一度も動いていません。動き始めるのを待っています。' }
    : wrong('まだ一度も動いていません。定時の起動（cron）の設定を確かめてください。')
}

const clock: Check = async ({ DB }, now) => {
  const last = await findLastTick(DB)
  if (!last) return neverTicked(DB, now)
  const age = now.getTime() - Date.parse(last)
  return age > CLOCK_ALARM_MS
    ? wrong(`毎分の処理が${minutes(age)}分前から動いていません。`)
    : well(minutes(age) < 1 ? '1分以内に動きました。' : `${minutes(age)}分前に動きました。`)
}

const migrations: Check = async ({ DB }) => {
  const taken = await listMigrations(DB)
  const missing = missingMigrations(taken)
  return missing.length > 0
    ? wrong(`当てていない移行が${missing.length}件あります（${missing[0]}から）。`)
    : well(`${taken.length}件の移行がすべて済んでいます。`)
}

const CHECKS: Record<HealthPartName, Check> = {
  'database-read': async ({ DB }) => {
    await readProbe(DB)
    return well('読めます。')
  },
  'database-write': async ({ DB }, now) => {
    await writeProbe(DB, now)
    return well('書けます。')
  },
  media: bucket('MEDIA'),
  pages: bucket('PAGES'),
  photos: bucket('PHOTOS'),
  publications,
  clock,
  migrations,
}

/** So long each part has to answer, in milliseconds; a dead one does not hold the others up. */
export const PART_LIMIT_MS = 2000

async function checked(env: Bindings, now: Date, name: HealthPartName): Promise<HealthPart> {
  const begun = Date.now()
  const finding = await within(PART_LIMIT_MS, CHECKS[name](env, now)).catch((error: unknown) => {
    logLine('error', 'a part of the site is not well', { part: name, error })
    return wrong('応答がありません。')
  })
  return { name, ...finding, ms: Date.now() - begun }
}

/** Looks at everything that the site stands on, all at once; it never throws, and answers in time. */
export const checkParts = (env: Bindings, now: Date): Promise<HealthPart[]> =>
  Promise.all(HEALTH_PARTS.map((name) => checked(env, now, name)))
