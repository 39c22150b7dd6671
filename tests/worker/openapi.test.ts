import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { routeClassOf } from '#worker/limits/route-class.ts'
import { v1 } from '#worker/v1/index.ts'
import { get, production } from './client.ts'
import { aPerson } from './management-calls/office.ts'
import { mapConcurrently } from './map-concurrently.ts'
import { sharedSite } from './member-site.ts'
import { documentChecks, fetchDocument, type Located, openApiClient, operationsOf } from './openapi-client.ts'
import { aNewGuide } from './travel.ts'

const site = await sharedSite()
const document = await fetchDocument({ url: production })
const operations = operationsOf(document)

test('the description of the API is valid OpenAPI 3.1, public and revalidated', async () => {
  const validated = await new Validator().validate(structuredClone(document) as never)
  expect(validated.errors).toBeUndefined()
  expect([validated.valid, document.openapi]).toEqual([true, '3.1.1'])
  const response = await get('/v1/openapi.json')
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'application/json', 'public, max-age=60'])
  const etag = response.headers.get('etag') ?? ''
  expect((await get('/v1/openapi.json', { 'if-none-match': etag })).status).toBe(304)
})

type Handler = {
  name: string
  schema?: { shape: object }
  querySchema?: { shape: object }
  permission?: object
}
type Route = { method: string; path: string; handlers: Handler[] }

const routes = [
  ...Map.groupBy(
    v1.routes.filter(({ method }) => method !== 'ALL'),
    ({ method, path }) => `${method} ${path}`,
  ).values(),
].map((all): Route => {
  const [{ method, path } = { method: '', path: '' }] = all
  return { method: method.toLowerCase(), path, handlers: all.map(({ handler }) => handler as Handler) }
})

/** `/travel/guides/:file{.+\.ics}` → `/travel/guides/{file}.ics` */
const templateOf = (path: string) => path.replace('{.+\\.ics}', '.ics').replaceAll(/:([A-Za-z]+)/g, '{$1}')

const operationOf = ({ method, path }: Route): Located | undefined =>
  operations.find((one) => one.method === method && one.path === templateOf(path))

const namesOf = (operation: Located | undefined, place: 'path' | 'query') =>
  (operation?.parameters ?? []).filter((one) => one.in === place).map(({ name }) => name)

const SCHEMES: Record<string, string> = {
  signingIn: 'idToken',
  member: 'session',
  allow: 'session',
  allowContent: 'session',
  manager: 'session',
}

test('every route of /v1 is an operation, with its parameters, its body, its security and its refusals', () => {
  expect(routes.length).toBeGreaterThan(500)
  for (const route of routes) {
    const { method, path, handlers } = route
    const operation = operationOf(route)
    const name = `${method} ${path}`
    expect([name, operation?.summary.length]).toEqual([name, expect.any(Number)])
    expect([name, namesOf(operation, 'path')]).toEqual([
      name,
      [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1]),
    ])
    const query = handlers.find(({ querySchema }) => querySchema)?.querySchema
    expect([name, namesOf(operation, 'query')]).toEqual([name, Object.keys(query?.shape ?? {})])
    const body = handlers.find(({ schema }) => schema)?.schema
    if (body)
      expect([name, operation?.requestBody?.content]).toEqual([
        name,
        { 'application/json': expect.anything() },
      ])
    const scheme = handlers.flatMap((handler) => SCHEMES[handler.name] ?? [])[0]
    const security = path === '/health' ? [{}, { session: [] }] : scheme ? [{ [scheme]: [] }] : []
    expect([name, operation?.security]).toEqual([name, security])
    const isLimited = routeClassOf(method.toUpperCase(), `/v1${path}`) !== null
    expect([name, Object.keys(operation?.responses ?? {})]).toEqual([
      name,
      expect.arrayContaining([
        '403',
        'default',
        ...(scheme ? ['401'] : []),
        ...(path.includes(':') ? ['404'] : []),
        ...(body ? ['400', '413', '422'] : []),
        ...(query ? ['422'] : []),
        ...(isLimited ? ['429'] : []),
      ]),
    ])
  }
})

test('there are no operations without a route, and no two paths of one shape', () => {
  const templates = routes.map(({ method, path }) => `${method} ${templateOf(path)}`)
  expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(templates.sort())
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
})

test('an answer with another status, without a property, or with one more is not as described', () => {
  const { answerProblems, bodyProblems } = documentChecks(document)
  const operation = (id: string) => operations.find((one) => one.operationId === id) as Located
  const done = operation('deleteTravelGuidesById')
  expect(answerProblems(done, 200, { data: { result: true } })).toEqual([])
  expect(answerProblems(done, 200, { data: {} })).toHaveLength(1)
  expect(answerProblems(done, 200, { data: { result: true, more: 1 } })).toHaveLength(1)
  expect(answerProblems(done, 201, { data: { result: true } })).toHaveLength(1)
  expect(answerProblems(done, 404, { errors: [{ code: 'E10404', message: '…' }] })).toEqual([])
  expect(answerProblems(done, 404, { errors: [] })).toHaveLength(1)
  const create = operation('postManageSpots')
  const id = randomIdentifier()
  expect(bodyProblems(create, { id, fields: { name: '滝' } })).toEqual([])
  expect(bodyProblems(create, { id, fields: { nothing: '滝' } })).toHaveLength(1)
  expect(bodyProblems(create, { id: 'x' })).toHaveLength(1)
})

test('a client made from the description reads every kind of public content', async () => {
  const request = await openApiClient({ url: production })
  await mapConcurrently(ALL_CONTENT_KINDS, async (kind) => {
    const { plural } = CONTENT_KINDS[kind]
    const name = plural.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
    const { data } = await request(`get${name}`, { query: { limit: 2 } })
    const [page] = Object.values(data) as { list: { slug: string }[] }[]
    for (const { slug } of page?.list ?? [])
      expect((await request(`get${name}BySlug`, { path: { slug } })).status).toBe(200)
  })
  expect((await request('getSpotsBySlug', { path: { slug: 'nothing-of-this-name' } })).status).toBe(404)
  const found = await request('getSearch', { query: { q: '温泉' } })
  expect(found.data.search.total).toBeGreaterThan(0)
  await request('getSearch', { query: { q: 'ほげふが温泉ぴよ' } })
  await request('getSearchSuggest', { query: { q: '金沢' } })
  await request('getPrefecturesBySlugCities', { path: { slug: 'ishikawa' } })
  for (const id of ['getRegions', 'getConfig', 'getHealth', 'getSwitches']) await request(id)
  await request('getCommonPasswordsByPrefix', { path: { prefix: 'abc' } })
})

test('a client made from the description plans a trip and shares it', async () => {
  const request = await openApiClient(site)
  const { token } = await aPerson(site, 'member')
  const created = await request('postTravelGuides', { token, body: aNewGuide(2, 1, { title: '能登の旅' }) })
  const { guide, sections } = created.data.travelGuide
  const path = { id: guide.id }
  const patch = { version: guide.version, patch: { memo: '海沿いを行く' } }
  const changed = await request('patchTravelGuidesById', { token, path, body: patch })
  expect(changed.data.guide).toMatchObject({ memo: '海沿いを行く' })
  const stale = await request('patchTravelGuidesById', {
    token,
    path,
    body: { ...patch, patch: { memo: '山を行く' } },
  })
  expect([stale.status, stale.data.guide.memo]).toEqual([409, '海沿いを行く'])
  const order = sections.map(({ id }: { id: string }) => id).reverse()
  await request('postTravelGuidesByIdReorder', { token, path, body: { sectionIds: order } })
  const choices = { members: false, memos: true, costs: false, reservations: false, checklist: false }
  const shared = await request('postTravelGuidesByIdShare', { token, path, body: choices })
  const link = { token: shared.data.guide.share.token }
  const read = await request('getSharedGuidesByToken', { path: link })
  expect(read.data.sharedGuide.guide.memo).toBe('海沿いを行く')
  await request('deleteTravelGuidesByIdShare', { token, path })
  expect((await request('getSharedGuidesByToken', { path: link })).status).toBe(404)
  await request('deleteTravelGuidesById', { token, path })
  expect((await request('getTravelGuides', { token })).data.guides.list).toEqual([])
})

test('a client made from the description writes and reviews a spot', async () => {
  const request = await openApiClient(site)
  const { token } = await aPerson(site, 'publisher')
  const id = randomIdentifier()
  const path = { id }
  const made = await request('postManageSpots', { token, body: { id, fields: { name: '試しの滝' } } })
  expect(made.data.document.manuscript).toMatchObject({ id, title: '試しの滝', stage: 'draft' })
  const list = await request('getManageSpots', { token, query: { q: '試しの滝', mine: '1', facets: '1' } })
  expect(list.data.manuscripts.list).toMatchObject([{ id }])
  const comment = { id: randomIdentifier(), text: '写真を足してください。' }
  await request('postManageSpotsByIdComments', { token, path, body: comment })
  expect((await request('getManageSpotsByIdComments', { token, path })).data.comments.list).toHaveLength(1)
  const refused = await request('postManageSpotsByIdPublish', { token, path, body: { version: 1 } })
  expect(refused.status).toBe(422)
  expect(refused.errors).toContainEqual(
    expect.objectContaining({ field: expect.stringMatching(/^fields\./) }),
  )
  const { fields } = made.data.document
  const body = { version: 1, fields: { ...fields, name: '試しの大滝' } }
  const saved = await request('patchManageSpotsById', { token, path, body })
  expect(saved.data.document.manuscript).toMatchObject({ title: '試しの大滝', version: 2 })
  const late = { version: 1, fields: { ...fields, name: '試しの小滝' } }
  const stale = await request('patchManageSpotsById', { token, path, body: late })
  expect([stale.status, stale.data.document.manuscript.title]).toEqual([409, '試しの大滝'])
  await request('getManageSpotsByIdRevisions', { token, path })
  await request('postManageSpotsByIdPreviewToken', { token, path })
  await request('deleteManageSpotsById', { token, path, query: { version: 2 } })
  expect((await request('getManageSpotsById', { token, path })).status).toBe(404)
  const stranger = await aPerson(site, 'member')
  expect((await request('getManageSpots', { token: stranger.token })).status).toBe(403)
  expect((await request('getManageSpots', { token: 'x.y.z' })).status).toBe(401)
})
