import { z } from 'zod'
import { run } from '../local/run.ts'
import type { CheckResult } from './checks.ts'

/** An advisory that does not reach us, why, and until when that holds (`2027-03-31`). */
export type Allowed = { id: string; reason: string; until: string }

/** Each with its reason: what of the package we do not use, or what stands before it. */
export const ALLOWED: readonly Allowed[] = []

const Advisory = z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() })

/** What `npm audit --json` says of use to us; a package that is only reached through another names that one. */
const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), Advisory])) })),
})

/** What tells that it is a report at all, whatever it says. */
const AnyReport = z.object({ vulnerabilities: z.union([z.object({}), z.array(z.unknown())]) })

const GRAVE = new Set(['high', 'critical'])

const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

/**
 * The grave advisories of a report that nobody has allowed, a line each; `null` for a text that is no report, as npm
 * prints where it does not reach the registry. A report that cannot be read is no good news either: it is a line too.
 * @param today `2026-11-21`: what was allowed until yesterday is not
 */
export function graveOf(text: string, today: string, allowed: readonly Allowed[] = ALLOWED): string[] | null {
  const told = parsed(text)
  const report = Report.safeParse(told).data
  if (!report)
    return AnyReport.safeParse(told).success
      ? ['the report of npm audit has changed its form and cannot be read: update scripts/checks/audit.ts']
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

/** Asks the registry what is known against the packages that are deployed. Skipped, and says so, where it does not answer. */
export const audit = async (): Promise<CheckResult> => {
  const name = 'known vulnerabilities of packages'
  const patience = ['--fetch-retries=0', '--fetch-timeout=15000']
  const { stdout } = await run('npm', ['audit', '--omit=dev', '--json', ...patience])
  const grave = graveOf(stdout, new Date().toISOString().slice(0, 10))
  if (!grave)
    return {
      name,
      passed: true,
      isSkipped: true,
      output: '',
      note: 'not checked: the registry does not answer',
    }
  return { name, passed: grave.length === 0, output: grave.join('\n') }
}
