import { expect, vi } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'

/** A rule as the office lists it; what tests look at of it. */
export type Rule = {
  id: string
  version: number
  from: string
  to: string
  hits: number
  lastHitAt: string | null
}

const RULE = { to: '/help', status: 302, isEnabled: true, startsAt: null, endsAt: null, note: '' }
/** What a rule is made of: a redirect to the help, but for what is said. */
export const inputOf = (changed: object) => ({ ...RULE, ...changed })

/** Another isolate looks again after two seconds. */
export const PATIENCE = { timeout: 20_000, interval: 100 }

/** A site with somebody who manages its redirects, and visitors of it. Whoever starts it stops it. */
export const serveRedirects = async (name: string) => {
  const site = await serveMemberSite(name, { GATHERING_SPEED: '20' })
  const office: Office = { site, admin: await aPerson(site, 'admin') }
  const create = async (changed: object): Promise<Rule> => {
    const body = { id: randomIdentifier(), rule: inputOf(changed) }
    return (await asAdmin(office, 'POST /manage/redirects', body)).redirect
  }
  const ask = (door: string, body?: object) =>
    call(site, door, { token: office.admin.token, ...(body && { body }) })
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
    vi.waitFor(async () => expect(await seen(path)).toEqual(expected), PATIENCE)
  return { site, office, create, ask, visit, seen, eventually }
}
