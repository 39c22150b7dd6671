import { expect, test } from 'vitest'
import { Resource } from '#domain/account/permission.ts'
import { isPersonal } from '#domain/office/role-input.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { OF_A_KIND } from './management-calls/kinds.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { request } from './member-fixtures.ts'
import { sharedSite } from './member-site.ts'

const site = await sharedSite()
const office: Office = { site, admin: await aPerson(site, 'admin') }

/**
 * Calls that need only the permission to read: lookups and plans, one's own name and filters, previews, and comments.
 */
const READER_CALLS = [
  /^POST \/manage\/(accounts\/search|redirects\/import)$/,
  /^POST \/manage\/[^/]+\/:id\/(preview-token|comments(\/:comment\/resolve)?)$/,
  /^POST \/manage\/newsletters\/preview$/,
  /^PUT \/manage\/name$/,
  /^\w+ \/manage\/saved-filters\/:id$/,
]

test('a role with all reading permissions writes nothing by any management call (R189)', async () => {
  const name = `reads all ${randomIdentifier().slice(0, 8)}`
  const grants = Resource.options
    .map((resource) => ({ action: 'read', resource, scope: 'any' }) as const)
    .filter((grant) => !isPersonal(grant))
  await asAdmin(office, 'POST /manage/roles', { id: randomIdentifier(), name, description: '', grants })
  const reader = await aPerson(site, name as 'admin')
  expect((await request(site, 'GET /manage/redirects', { token: reader.token })).status).toBe(200)
  const writing = Object.entries(MANAGEMENT_CALLS).filter(
    ([endpoint, { others }]) =>
      !endpoint.startsWith('GET ') &&
      others.admin < 300 &&
      !READER_CALLS.some((allowed) => allowed.test(endpoint)),
  )
  // Calls that are the same for every kind of content, once.
  const calls = [
    ...Map.groupBy(writing, ([endpoint]) => endpoint.replace(OF_A_KIND, '{kind}')).values(),
  ].flatMap(([first]) => (first ? [first] : []))
  expect(calls.length).toBeGreaterThan(30)
  const answers = await mapConcurrently(calls, async ([endpoint, { make, path, body }]) => {
    const fixture = (await make?.(office, office.admin)) ?? {}
    const [method] = endpoint.split(' ')
    const call = { token: reader.token, ...(body && { body: body(fixture) }) }
    return `${endpoint}: ${(await request(site, `${method} ${path(fixture)}`, call)).status}`
  })
  expect(answers).toEqual(calls.map(([endpoint]) => `${endpoint}: 403`))
})
