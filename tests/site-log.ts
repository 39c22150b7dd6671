import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** What the sites of the tests log, a line each: when, which site, what. Of a failed test its part is saved. */
export const SITE_LOG = '.cache/test/sites.log'

export const emptySiteLog = (): void => {
  mkdirSync(dirname(SITE_LOG), { recursive: true })
  rmSync(SITE_LOG, { force: true })
}

/** For `onLog` of a site; several processes write into the same file. */
export const siteLogger = (site: string) => (message: string) =>
  appendFileSync(SITE_LOG, `${new Date().toISOString()} ${site} ${message}\n`)
