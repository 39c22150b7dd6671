import {
  HEALTH_PARTS,
  type HealthPart,
  type HealthPartName,
  QUEUE_ALARM_MS,
  SCHEDULER_ALARM_MS,
  SCHEDULER_START_MS,
} from '#domain/operations/health.ts'
import {
  findLastMigration,
  listMigrations,
  readProbe,
  readQueue,
  writeProbe,
} from '../db/operations/health.server.ts'
import { findLastJobRun } from '../db/operations/job-runs.server.ts'
import { currentBuild } from '../documents/build.ts'
import { logLine } from '../log.ts'
import { INDEX_ALARM_BYTES, indexKey } from '../publish/overlay-index.ts'
import { withTimeout } from './with-timeout.ts'

type Finding = Pick<HealthPart, 'isOk' | 'isStarting' | 'detail'>
type Bindings = Pick<Env, 'ASSETS' | 'DB' | 'MEDIA' | 'PAGES' | 'PHOTOS'>
type Check = (env: Bindings, now: Date) => Promise<Finding>

const ok = (detail: string): Finding => ({ isOk: true, detail })
const failing = (detail: string): Finding => ({ isOk: false, detail })

const minutes = (ms: number): number => Math.floor(ms / 60_000)

/** No object has this key: an answer of the bucket is enough. */
const bucket =
  (name: 'MEDIA' | 'PHOTOS'): Check =>
  async (env) => {
    await env[name].head('health/probe')
    return ok('応答しています。')
  }

/** The list of the pages published since the build grows until the next deployment. */
const pages: Check = async (env) => {
  const { edition } = await currentBuild(env)
  const size = (await env.PAGES.head(indexKey(edition)))?.size ?? 0
  return size < INDEX_ALARM_BYTES
    ? ok('応答しています。')
    : failing(
        `配備のあとに公開したページの一覧が${(size / 2 ** 20).toFixed(1)}MBあります。配備すると空になります。`,
      )
}

/**
 * A failed publication is retried by a scheduled job: it is an alarm only when it is not live in time, like any other.
 */
const publications: Check = async ({ DB }, now) => {
  const { waiting, failed, oldestAt } = await readQueue(DB)
  if (!oldestAt) return ok('待っている公開はありません。')
  const age = now.getTime() - Date.parse(oldestAt)
  const text = `反映を待つ公開が${waiting}件、失敗した公開が${failed}件あります。いちばん古いものは${minutes(age)}分前のものです。`
  return age > QUEUE_ALARM_MS ? failing(text) : ok(text)
}

/** A new site waits for its first scheduled run; after a while the missing run is a failure. */
async function neverRan(db: D1Database, now: Date): Promise<Finding> {
  const made = await findLastMigration(db)
  const isNew = made !== null && now.getTime() - made.getTime() < SCHEDULER_START_MS
  return isNew
    ? { isOk: true, isStarting: true, detail: 'まだ一度も動いていません。動き始めるのを待っています。' }
    : failing('まだ一度も動いていません。定時の起動（cron）の設定を確かめてください。')
}

const clock: Check = async ({ DB }, now) => {
  const last = await findLastJobRun(DB)
  if (!last) return neverRan(DB, now)
  const age = now.getTime() - Date.parse(last)
  return age > SCHEDULER_ALARM_MS
    ? failing(`毎分の処理が${minutes(age)}分前から動いていません。`)
    : ok(minutes(age) < 1 ? '1分以内に動きました。' : `${minutes(age)}分前に動きました。`)
}

/** The names of all migrations at build time (vite.config.ts); undefined where the code runs without a build. */
declare const MIGRATIONS_AT_BUILD: readonly string[] | undefined

/** The migrations of this build, which its database must have applied. */
const EXPECTED_MIGRATIONS = typeof MIGRATIONS_AT_BUILD === 'undefined' ? [] : MIGRATIONS_AT_BUILD

/** Additional migrations in the database are allowed: a Worker may have been rolled back. */
const migrations: Check = async ({ DB }) => {
  const applied = await listMigrations(DB)
  const missing = EXPECTED_MIGRATIONS.filter((name) => !applied.includes(name))
  return missing.length > 0
    ? failing(`当てていない移行が${missing.length}件あります（${missing[0]}から）。`)
    : ok(`${applied.length}件の移行がすべて済んでいます。`)
}

const CHECKS: Record<HealthPartName, Check> = {
  'database-read': async ({ DB }) => {
    await readProbe(DB)
    return ok('読めます。')
  },
  'database-write': async ({ DB }, now) => {
    await writeProbe(DB, now)
    return ok('書けます。')
  },
  media: bucket('MEDIA'),
  pages,
  photos: bucket('PHOTOS'),
  publications,
  clock,
  migrations,
}

/** The timeout of each part, in milliseconds; a failing one does not delay the others. */
export const PART_LIMIT_MS = 2000

async function checked(env: Bindings, now: Date, name: HealthPartName): Promise<HealthPart> {
  const startedAt = Date.now()
  const finding = await withTimeout(PART_LIMIT_MS, CHECKS[name](env, now)).catch((error: unknown) => {
    logLine('error', 'a health check failed', { part: name, error })
    return failing('応答がありません。')
  })
  return { name, ...finding, ms: Date.now() - startedAt }
}

/** Checks all parts of the site concurrently; never throws, and answers in time. */
export const checkParts = (env: Bindings, now: Date): Promise<HealthPart[]> =>
  Promise.all(HEALTH_PARTS.map((name) => checked(env, now, name)))
