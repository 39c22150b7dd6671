import { z } from 'zod'
import { run } from '../local/run.ts'

/** An advisory that does not affect the site, with the reason and an expiry date (`2027-03-31`). */
export type Allowed = { id: string; reason: string; until: string }

/** `reason`: which part of the package is not used, or what protects it. */
export const ALLOWED: readonly Allowed[] = []

const Advisory = z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() })

/** The used parts of `npm audit --json`. `via` has a name instead of an advisory for indirect dependencies. */
const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), Advisory])) })),
})

/** Any report, also of an unknown format. */
const AnyReport = z.object({ vulnerabilities: z.union([z.object({}), z.array(z.unknown())]) })

const GRAVE = new Set(['high', 'critical'])

const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/**
 * The high and critical advisories that are not allowed, one line each. An unknown report format is a line too. `null` when
 * the text is no report, which npm prints when it cannot reach the registry.
 * @param today `2026-11-21`; entries of `ALLOWED` that have expired do not count
 */
export function graveOf(text: string, today: string, allowed: readonly Allowed[] = ALLOWED): string[] | null {
  const json = parsed(text)
  const report = Report.safeParse(json).data
  if (!report)
    return AnyReport.safeParse(json).success
      ? ['the report of npm audit has an unknown format: update scripts/checks/audit.ts']
      : null
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one): one is z.infer<typeof Advisory> => typeof one !== 'string' && GRAVE.has(one.severity))
  const isAllowed = ({ url }: { url: string }) =>
    allowed.some(({ id, until }) => id === idOf(url) && until >= today)
  const lines = advisories
    .filter((one) => !isAllowed(one))
    .map(({ severity, name, title, url }) => `${severity} ${name}: ${title} ${url}`)
  return [...new Set(lines)].sort()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The same of the deployed packages; `null` when the registry does not answer. */
export async function graveAdvisories(): Promise<string[] | null> {
  const patience = ['--fetch-retries=0', '--fetch-timeout=15000']
  const { stdout } = await run('npm', ['audit', '--omit=dev', '--json', ...patience])
  return graveOf(stdout, new Date().toISOString().slice(0, 10))
}
