import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** The log of all test sites, one line each: time, site, message. The part of a failed test is saved. */
export const SITE_LOG = '.cache/test/sites.log'

export const emptySiteLog = (): void => {
  mkdirSync(dirname(SITE_LOG), { recursive: true })
  rmSync(SITE_LOG, { force: true })
}

/** For `onLog` of a site; several processes append to the same file. */
export const siteLogger = (site: string) => (message: string) =>
  appendFileSync(SITE_LOG, `${new Date().toISOString()} ${site} ${message}\n`)
