import type { Context } from 'hono'
import { japanTime } from '#domain/date/japan-time.ts'
import { browserName, deviceOf } from '#domain/operations/browser-name.ts'
import type { TelemetryReport } from '#domain/operations/telemetry.ts'
import { bucketOf, type Metric } from '#domain/operations/vitals.ts'
import { scrub } from '#domain/text/scrub.ts'
import type { AppEnv } from '../app-env.ts'
import { s256 } from '../auth/s256.ts'
import { addErrors, type SeenError } from '../db/operations/client-errors.server.ts'
import { addVitals, type SeenVital } from '../db/operations/web-vitals.server.ts'
import { currentBuild } from '../documents/build.ts'
import { networkPrefix } from '../limits/network.ts'
import { perMinute } from '../limits/per-minute.ts'
import { cleanStack, fingerprintOf } from './error-shape.ts'
import { resolvePageType } from './page-type.ts'
import { writeBuffer } from './write-buffer.ts'

const addHits = <Item extends { hits: number }>(existing: Item, other: Item): Item => ({
  ...existing,
  hits: existing.hits + other.hits,
})

const recordError = writeBuffer<SeenError>({
  name: 'errors of browsers',
  maxItems: 50,
  maxPerSource: 10,
  merge: addHits,
  write: (env, seen) => addErrors(env.DB, seen, new Date()),
})
const recordVital = writeBuffer<SeenVital>({
  name: 'vitals',
  maxItems: 400,
  maxPerSource: 100,
  merge: addHits,
  pause: 20_000,
  write: (env, seen) => addVitals(env.DB, seen, japanTime(new Date()).date),
})

/** Distinguishes networks without identifying them: the salt prevents trying all addresses against the table. */
async function networkHash(c: Context<AppEnv>): Promise<string> {
  const prefix = networkPrefix(c.req.header('cf-connecting-ip') ?? '')
  return (await s256(`error ${prefix} ${c.env.SEAL_KEYS ?? ''}`)).slice(0, 22)
}

/** Reports that an isolate accepts in a minute. */
const isWithinLimit = perMinute(300)

/**
 * A build's name is its time in base 36, which is never in the future. Names are compared as texts: a short one, of
 * 1970, would sort last.
 */
const plausibleBuild = async (env: Env, build: string, now: number): Promise<string> => {
  const latest = now.toString(36)
  return build.length === latest.length && build <= latest ? build : (await currentBuild(env)).id
}

/**
 * Saves the telemetry of a browser: errors by fingerprint, and web vitals as daily histograms. Nothing about the
 * person: of the address the page type, of the browser its family and major version, of the network a hash while it
 * alone has seen an error. Above the limit, reports are dropped.
 */
export async function saveTelemetry(c: Context<AppEnv>, report: TelemetryReport): Promise<void> {
  const now = Date.now()
  if (!isWithinLimit(now)) return
  const agent = c.req.header('user-agent')
  const pageType = resolvePageType(report.pageType)
  const build = await plausibleBuild(c.env, report.build, now)
  const network = await networkHash(c)
  const browser = browserName(agent)
  for (const { kind, message, stack } of report.errors ?? []) {
    const cleaned = { message: scrub(message).trim() || '（内容のないエラー）', stack: cleanStack(stack) }
    const fingerprint = await fingerprintOf(kind, cleaned.message, cleaned.stack)
    const seen = { fingerprint, kind, ...cleaned, build, pageType, browser, network, hits: 1 }
    recordError(c, [fingerprint, build, pageType, browser, network].join(' '), seen, { by: network })
  }
  const device = deviceOf(agent)
  for (const [name, value] of Object.entries(report.vitals ?? {})) {
    const metric = name as Metric
    const bucket = bucketOf(metric, value)
    recordVital(
      c,
      [pageType, device, metric, bucket].join(' '),
      { pageType, device, metric, bucket, hits: 1 },
      { canWait: true, by: network },
    )
  }
}
