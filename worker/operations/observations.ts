import type { Context } from 'hono'
import { japanTime } from '#domain/date/japan-time.ts'
import { browserName, deviceOf } from '#domain/operations/browser-name.ts'
import type { Observation } from '#domain/operations/observation.ts'
import { bucketOf, type Metric } from '#domain/operations/vitals.ts'
import { scrub } from '#domain/text/scrub.ts'
import type { AppEnv } from '../app-env.ts'
import { s256 } from '../auth/s256.ts'
import { addErrors, type SeenError } from '../db/operations/client-errors.server.ts'
import { addVitals, type SeenVital } from '../db/operations/web-vitals.server.ts'
import { currentBuild } from '../documents/build.ts'
import { networkPrefix } from '../limits/network.ts'
import { cleanStack, fingerprintOf } from './error-shape.ts'
import { gathering } from './gather.ts'
import { knownPageType } from './known-page-type.ts'

const added = <Item extends { hits: number }>(known: Item, other: Item): Item => ({
  ...known,
  hits: known.hits + other.hits,
})

const noteError = gathering<SeenError>({
  name: 'errors of browsers',
  most: 50,
  mostOfOne: 10,
  merge: added,
  write: (env, seen) => addErrors(env.DB, seen, new Date()),
})
const noteVital = gathering<SeenVital>({
  name: 'vitals',
  most: 400,
  mostOfOne: 100,
  merge: added,
  pause: 20_000,
  write: (env, seen) => addVitals(env.DB, seen, japanTime(new Date()).date),
})

/** Tells networks apart without naming them: nobody who has the table could try all addresses. */
async function networkMark(c: Context<AppEnv>): Promise<string> {
  const prefix = networkPrefix(c.req.header('cf-connecting-ip') ?? '')
  return (await s256(`error ${prefix} ${c.env.SEAL_KEYS ?? ''}`)).slice(0, 22)
}

/** So many observations an isolate listens to in a minute. */
const MOST_A_MINUTE = 300
let minute = 0
let heard = 0

const isTooMuch = (now: number): boolean => {
  const current = Math.floor(now / 60_000)
  if (current !== minute) heard = 0
  minute = current
  heard += 1
  return heard > MOST_A_MINUTE
}

/**
 * The name of a build is when it was made, to the base of 36; nobody has one of tomorrow. Names are compared as texts: a
 * short one, of 1970, would be later than all.
 */
const believedBuild = async (env: Env, build: string, now: number): Promise<string> => {
  const latest = now.toString(36)
  return build.length === latest.length && build <= latest ? build : (await currentBuild(env)).id
}

/**
 * Keeps what a browser tells of a page: what went wrong, by its fingerprint, and how fast it was, in histograms of the
 * day. Nothing of who tells it: of the address the type of the page, of the browser its family and main version, of the
 * network a mark for as long as it alone has seen an error. In a flood the rest is dropped.
 */
export async function keepObservation(c: Context<AppEnv>, observation: Observation): Promise<void> {
  const now = Date.now()
  if (isTooMuch(now)) return
  const agent = c.req.header('user-agent')
  const pageType = knownPageType(observation.pageType)
  const build = await believedBuild(c.env, observation.build, now)
  const network = await networkMark(c)
  const browser = browserName(agent)
  for (const { kind, message, stack } of observation.errors ?? []) {
    const cleaned = { message: scrub(message).trim() || '（内容のないエラー）', stack: cleanStack(stack) }
    const fingerprint = await fingerprintOf(kind, cleaned.message, cleaned.stack)
    const seen = { fingerprint, kind, ...cleaned, build, pageType, browser, network, hits: 1 }
    noteError(c, [fingerprint, build, pageType, browser, network].join(' '), seen, { by: network })
  }
  const device = deviceOf(agent)
  for (const [name, value] of Object.entries(observation.vitals ?? {})) {
    const metric = name as Metric
    const bucket = bucketOf(metric, value)
    noteVital(
      c,
      [pageType, device, metric, bucket].join(' '),
      { pageType, device, metric, bucket, hits: 1 },
      { canWait: true, by: network },
    )
  }
}
