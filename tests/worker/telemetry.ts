import { aPerson, asAdmin } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'

export const BUILD = 'mh2x3k4v'
export const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.54 Mobile Safari/537.36'

/** Records are buffered before they are written. */
export const POLLING = { timeout: 20_000, interval: 50 }

/** A report with an error. */
export const anError = (message: string, more: object = {}) => ({
  build: BUILD,
  pageType: '/spots/:id',
  errors: [
    { kind: 'error', message, stack: 'at f (https://site.example/assets/chunks/chunk-a.js:1:2)', ...more },
  ],
})

/** A site that writes its buffers soon, what browsers send to it, and what it has stored. */
export const serveTelemetrySite = async (name: string) => {
  const site = await serveMemberSite(name, { GATHERING_SPEED: '20' })
  const office = { site, admin: await aPerson(site, 'admin') }
  return {
    site,
    office,
    sendTelemetry: async (body: unknown, headers: Record<string, string> = {}) =>
      (await call(site, 'POST /observations', { body, headers: { 'user-agent': PHONE, ...headers } })).status,
    open: async () => (await asAdmin(office, 'GET /manage/operations/errors')).errors.list,
    count: (table: string) => site.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n'),
  }
}
