import { expect, vi } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'

/** A rule as the management API lists it, as far as tests read it. */
export type Rule = {
  id: string
  version: number
  from: string
  to: string
  hits: number
  lastHitAt: string | null
}

const RULE = { to: '/help', status: 302, isEnabled: true, startsAt: null, endsAt: null, note: '' }
/** The input of a rule: a redirect to /help, with changes. */
export const inputOf = (changed: object) => ({ ...RULE, ...changed })

/** Another isolate reads the rules again after two seconds. */
export const POLLING = { timeout: 20_000, interval: 100 }

/** A site with an administrator for redirects, and visitors. The caller stops it. */
export const serveRedirects = async (name: string) => {
  const site = await serveMemberSite(name, { GATHERING_SPEED: '20' })
  const office: Office = { site, admin: await aPerson(site, 'admin') }
  const create = async (changed: object): Promise<Rule> => {
    const body = { id: randomIdentifier(), rule: inputOf(changed) }
    return (await asAdmin(office, 'POST /manage/redirects', body)).redirect
  }
  const request = (endpoint: string, body?: object) =>
    call(site, endpoint, { token: office.admin.token, ...(body && { body }) })
  /** Previews an import and applies it. */
  const importCsv = async (csv: string, mode: 'merge' | 'replace') => {
    const { plan } = await asAdmin(office, 'POST /manage/redirects/import', { csv, mode })
    await asAdmin(office, 'POST /manage/redirects/import', { csv, mode, version: plan.version })
    return plan
  }
  const visit = async (path: string) => {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    return {
      status: response.status,
      location: response.headers.get('location'),
      caching: response.headers.get('cache-control'),
      text: await response.text(),
    }
  }
  const seen = async (path: string) => {
    const { status, location } = await visit(path)
    return [status, location]
  }
  const eventually = (path: string, expected: unknown[]) =>
    vi.waitFor(async () => expect(await seen(path)).toEqual(expected), POLLING)
  return { site, office, create, request, importCsv, visit, seen, eventually }
}
