import { expect, test } from 'vitest'
import { setRole } from '#worker/db/account/accounts.server.ts'
import { v1 } from '#worker/v1/index.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { kindIn, REPRESENTATIVE_KINDS } from './management-calls/kinds.ts'
import { aPerson, type Office, type Person } from './management-calls/office.ts'
import { MEMBER_CALLS } from './member-calls.ts'
import { addGoogle, createMemberFixtures, request } from './member-fixtures.ts'
import { login, registered, sharedSite, tokensOf } from './member-site.ts'
import { documentChecks, fetchDocument, type Located, operationsOf } from './openapi-client.ts'

// Every call of the two matrices of permissions, made once by who may: the answer is as the document says.

const site = await sharedSite()
const document = await fetchDocument(site)
const { answerProblems, bodyProblems } = documentChecks(document)
const operations = operationsOf(document)

/** The operation of an endpoint of a matrix, whose path has no patterns: `GET /travel/guides/:file`. */
const operationOf = (endpoint: string): Located => {
  const route = v1.routes.find(
    ({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, '')}` === endpoint,
  )
  const template = route?.path.replace('{.+\\.ics}', '.ics').replaceAll(/:([A-Za-z]+)/g, '{$1}')
  const [method = ''] = endpoint.split(' ')
  const found = operations.find((one) => one.method === method.toLowerCase() && one.path === template)
  if (!found) throw new Error(`no operation for ${endpoint}`)
  return found
}

/** The status that was checked last, by endpoint. */
const checked = new Map<string, number>()

type Sent = { token?: string; body?: unknown }

/** Makes a call, and returns what is wrong with its body or its answer. */
const problemsOf = async (endpoint: string, path: string, { token, body }: Sent): Promise<string[]> => {
  const operation = operationOf(endpoint)
  const isFile = body instanceof Uint8Array
  const response = await fetch(`${site.url}/v1${path}`, {
    method: operation.method.toUpperCase(),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && {
        connection: 'close',
        'content-type': isFile ? 'image/jpeg' : 'application/json',
      }),
    },
    ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const sent = body === undefined || isFile ? [] : bodyProblems(operation, body)
  checked.set(endpoint, response.status)
  const problems = answerProblems(operation, response.status, isJson ? JSON.parse(text) : text)
  return [...sent, ...problems].map((problem) => `${endpoint} ${response.status}: ${problem}`)
}

const aMember = async (isInPool: boolean): Promise<Person & { id: string }> => {
  const tokens = await tokensOf(site, isInPool ? (await registered(site)).sub : undefined)
  const { body } = await login(site, tokens.id)
  const accountId: string = body.data.account.id
  await setRole(site.db as unknown as D1Database, accountId, 'member', new Date())
  return { token: tokens.access, id: tokens.id, accountId, role: 'member' }
}

const BY_ID_TOKEN = new Set(['POST /accounts/login', 'POST /account-joins'])

const reader = await aMember(false)
const readable = await createMemberFixtures(site, reader.token)

test.each(Object.entries(MEMBER_CALLS))(
  '%s answers members as the description says',
  async (endpoint, row) => {
    const isReading = endpoint.startsWith('GET ')
    const own = isReading ? reader : await aMember(row.endsSession === 'at the pool')
    const fixtures = isReading
      ? readable
      : await createMemberFixtures(site, own.token, endpoint.includes('/photos/'))
    if (endpoint.endsWith('/:provider')) await addGoogle(site, own.token)
    if (row.before) await request(site, row.before(fixtures), { token: own.token })
    const [path, body] = [row.path(fixtures), row.body?.(fixtures)]
    const refused = await problemsOf(endpoint, path, { body })
    const token = BY_ID_TOKEN.has(endpoint) ? own.id : own.token
    const answered = await problemsOf(endpoint, path, { token, body })
    expect([...refused, ...answered]).toEqual([])
    expect(checked.get(endpoint)).toBe(row.owner ?? 200)
  },
)

const admin = await aPerson(site, 'admin')
const stranger = await aPerson(site, 'member')
const office: Office = { site, admin }
/** The code is the same for all kinds of content: two represent them. */
const OFFICE_CALLS = Object.entries(MANAGEMENT_CALLS).filter(([endpoint]) => {
  const kind = kindIn(endpoint)
  return kind === undefined || REPRESENTATIVE_KINDS.includes(kind)
})

test.each(OFFICE_CALLS)('%s answers the office as the description says', async (endpoint, row) => {
  const fixture = (await row.make?.(office, admin)) ?? {}
  const [path, body] = [row.path(fixture), row.body?.(fixture)]
  const refused = await problemsOf(endpoint, path, { token: stranger.token, body })
  const answered = await problemsOf(endpoint, path, { token: admin.token, body })
  expect([...refused, ...answered]).toEqual([])
  expect(checked.get(endpoint)).toBe(row.others.admin)
})
