import { staff } from '../worker/office.ts'
import type { PerfSite } from './perf-site.ts'

/** As many as an office may have. */
const RULES = 10_000
const TARGET = '/spots/kinosaki-onsen'

const sourceOf = (index: number): string => `/old/${String(index).padStart(5, '0')}`

/**
 * Fills the redirect rules of the office, as an admin does with a file, so that every request after it is looked up
 * among all of them. Answers the last source, or `null` for a site without managed rules.
 */
export async function fillManagedRules(site: PerfSite): Promise<string | null> {
  const admin = await staff(site, 'admin')
  const rows = Array.from({ length: RULES }, (_, index) => `${sourceOf(index)},${TARGET},301`)
  const file = { csv: ['from,to,status', ...rows].join('\n'), mode: 'merge' }
  const tried = await admin.ask('POST /manage/redirects/import', file)
  if (tried.status === 404) return null
  const { version } = tried.body.data.plan
  const done = await admin.ask('POST /manage/redirects/import', { ...file, version })
  if (done.status !== 200 || !done.body.data.isLive)
    throw new Error(`the rules are not in force: ${done.status} ${JSON.stringify(done.body).slice(0, 300)}`)
  return sourceOf(RULES - 1)
}
