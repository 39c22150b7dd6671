import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { AppEnv } from '../app-env.ts'
import { parsedJson } from '../json.ts'
import { perMinute } from '../limits/per-minute.ts'
import { logLine } from '../log.ts'

/** A report has a few hundred bytes; browsers batch some of them. */
const MAX_BYTES = 16 * 1024
const MAX_REPORTS_PER_REQUEST = 10
/** Log lines in a minute by isolate: a broken page with thousands of readers must not flood the log. */
const isWithinLimit = perMinute(30)

const Text = z.string().max(2000).optional().catch(undefined)
const Line = z.number().int().nonnegative().optional().catch(undefined)

/** The fields of a report that locate the violation. Others differ by browser, so the schema is not strict. */
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

/** A violation of the policy. */
type Violation = {
  directive: string | undefined
  blocked: string | undefined
  document: string | undefined
  source: string | undefined
  line: number | undefined
}

const EXTENSION = /^[a-z-]*extension$|^chrome$/

/** Host and path at most: queries contain user input and codes. Keywords (`inline`, `eval`, `data`) are kept. */
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

/** Violations by browser extensions are ignored. */
const isOurs = ({ blocked, source }: Violation): boolean =>
  ![blocked, source].some((from) => EXTENSION.test(from ?? ''))

/** The violations in a report of either format, ready for the log; none for any other text. */
function violationsIn(text: string): Violation[] {
  const sent = parsedJson(text)
  const one = Older.safeParse(sent).data
  const all = one ? [older(one)] : newer(Newer.safeParse(sent).data ?? [])
  return all.slice(0, MAX_REPORTS_PER_REQUEST).map(logged).filter(isOurs)
}

const tooLarge = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) })

/**
 * `POST /v1/observations/csp`: logs reported violations of the policy. Answers 204 to anything, because browsers
 * ignore the answer.
 */
async function handleReports(c: Context<AppEnv>): Promise<Response> {
  for (const violation of violationsIn(await c.req.text()))
    if (isWithinLimit(Date.now()))
      logLine('warn', 'policy violation', { requestId: c.var.requestId, ...violation })
  return c.body(null, 204)
}

export const policyReports = new Hono<AppEnv>().post('/', tooLarge, handleReports)
