import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { AppEnv } from '../app-env.ts'
import { parsedJson } from '../json.ts'
import { logLine } from '../log.ts'

/** A report is a few hundred bytes; browsers collect some before they send them. */
const MAX_BYTES = 16 * 1024
const MOST_AT_ONCE = 10
/** Lines a minute for each isolate: one broken page, opened by thousands, must not fill the log. */
const MOST_A_MINUTE = 30

const Text = z.string().max(2000).optional().catch(undefined)
const Line = z.number().int().nonnegative().optional().catch(undefined)

/** Of what browsers send we read what tells where to look. Other fields come and go with the browser: not strict. */
const Older = z.object({
  'csp-report': z.object({
    'effective-directive': Text,
    'violated-directive': Text,
    'blocked-uri': Text,
    'document-uri': Text,
    'source-file': Text,
    'line-number': Line,
  }),
})
const Newer = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      effectiveDirective: Text,
      blockedURL: Text,
      documentURL: Text,
      sourceFile: Text,
      lineNumber: Line,
    }),
  }),
)

/** What a browser refused on a page. */
type Violation = {
  directive: string | undefined
  blocked: string | undefined
  document: string | undefined
  source: string | undefined
  line: number | undefined
}

const EXTENSION = /^[a-z-]*extension$|^chrome$/

/** Host and path at most: queries hold words and codes. Keywords (`inline`, `eval`, `data`) stay as they are. */
const addressOf = (text: string | undefined): string | undefined => {
  if (!text || !URL.canParse(text)) return text?.slice(0, 40)
  const { protocol, origin, pathname } = new URL(text)
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, 200) : protocol.slice(0, -1)
}

const older = ({ 'csp-report': report }: z.infer<typeof Older>): Violation => ({
  directive: report['effective-directive'] ?? report['violated-directive'],
  blocked: report['blocked-uri'],
  document: report['document-uri'],
  source: report['source-file'],
  line: report['line-number'],
})

const newer = (reports: z.infer<typeof Newer>): Violation[] =>
  reports
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      document: body.documentURL,
      source: body.sourceFile,
      line: body.lineNumber,
    }))

const logged = ({ directive, blocked, document, source, line }: Violation): Violation => ({
  directive: directive?.split(' ')[0]?.slice(0, 40),
  blocked: addressOf(blocked),
  document: addressOf(document),
  source: addressOf(source),
  line,
})

/** What somebody's extension tried to put into a page is not ours to mend. */
const isOurs = ({ blocked, source }: Violation): boolean =>
  ![blocked, source].some((from) => EXTENSION.test(from ?? ''))

/** The violations that a text of either form tells of, as the log may have them; none for any other text. */
export function violationsIn(text: string): Violation[] {
  const sent = parsedJson(text)
  const one = Older.safeParse(sent).data
  const all = one ? [older(one)] : newer(Newer.safeParse(sent).data ?? [])
  return all.slice(0, MOST_AT_ONCE).map(logged).filter(isOurs)
}

let minute = 0
let linesOfMinute = 0

const mayWrite = (now: number): boolean => {
  const current = Math.floor(now / 60_000)
  if (current !== minute) linesOfMinute = 0
  minute = current
  linesOfMinute += 1
  return linesOfMinute <= MOST_A_MINUTE
}

const tooLarge = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) })

/**
 * `POST /v1/observations/csp`: what browsers refused for the policy of a page, into the log. Answers 204 to anything,
 * as nobody reads it.
 */
async function takeReports(c: Context<AppEnv>): Promise<Response> {
  for (const violation of violationsIn(await c.req.text()))
    if (mayWrite(Date.now()))
      logLine('warn', 'policy violation', { requestId: c.var.requestId, ...violation })
  return c.body(null, 204)
}

export const policyReports = new Hono<AppEnv>().post('/', tooLarge, takeReports)
