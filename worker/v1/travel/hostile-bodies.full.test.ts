import { request } from 'node:http'
import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, anActivity, dumpTravel, makeGuide } from '#tests/worker/travel.ts'

const site = await sharedSite()

const member = await aMember(site)
const { token } = member
const { guide, sections, activities } = await makeGuide(site, token, aNewGuide(2, 2))
const [g, s, a] = [
  `/travel/guides/${guide.id}`,
  `/travel/sections/${sections[0].id}`,
  `/travel/activities/${activities[0].id}`,
]

const id = randomIdentifier()
const at = 0
const section = { kind: 'day', date: null, title: '', memo: '' }
const activity = anActivity()
const sent = aNewGuide(1, 1)

/** Bodies that each writing call must refuse, in addition to those that all refuse. */
const WRONG: Record<string, unknown[]> = {
  'POST /travel/guides': [
    { ...sent, accountId: member.accountId },
    { ...sent, guide: { ...sent.guide, accountId: member.accountId } },
    { ...sent, guide: { ...sent.guide, checklist: Array.from({ length: 101 }, () => null) } },
    { ...sent, guide: { ...sent.guide, version: 9 } },
    { ...sent, sections: { length: 3 } },
    { ...sent, sections: [null] },
    { ...sent, activities: [[]] },
    { ...sent, activities: [{ ...sent.activities[0], price: -1 }] },
    { ...sent, activities: [{ ...sent.activities[0], status: 'public' }] },
    { ...sent, activities: [{ ...sent.activities[0], transport: { mode: 'train' } }] },
    { ...sent, activities: [{ ...sent.activities[0], url: 'https://例え.テスト/'.padEnd(600, 'x') }] },
  ],
  [`PATCH ${g}`]: [
    { version: 1 },
    { version: '1', patch: {} },
    { version: 0, patch: {} },
    { version: 1, patch: { share: null } },
    { version: 1, patch: { visibility: 'public' } },
    { version: 1, patch: { memo: 'x'.repeat(2001) } },
    { version: 1, patch: { prefectureCodes: '17' } },
    { version: 1, patch: { coverImage: '{address}/../../admin?x=1' } },
    { version: 1, patch: { title: null } },
    { version: 1, patch: [] },
  ],
  [`PATCH ${s}`]: [
    { version: 1, patch: { guideId: guide.id } },
    { version: 1, patch: { date: '2026-02-30' } },
  ],
  [`PATCH ${a}`]: [
    { version: 1, patch: { sectionId: sections[1].id } },
    { version: 1, patch: { startTime: '24:60' } },
    { version: 1, patch: { price: 1e308 } },
    { version: 1, patch: { refId: "a' OR 1=1 --" } },
    { version: 1, patch: { url: 'data:text/html,x' } },
  ],
  [`POST ${g}/sections`]: [
    { id, at: -1, section },
    { id, at: 1.5, section },
    { id, at: '0', section },
    { id: 'x', at, section },
    { id: 'A1111111-1111-4111-8111-111111111111', at, section },
    { id, at, section: { ...section, order: 3 } },
    { id, at },
  ],
  [`POST ${s}/activities`]: [
    { id, at: 1e300, activity: 'x' },
    { id, at, activity: { ...activity, kind: 'article' } },
    { id, at, activity: { ...activity, title: '　' } },
  ],
  [`POST ${g}/reorder`]: [
    { sectionIds: 'all' },
    { sectionIds: [1, 2] },
    { sectionIds: Array.from({ length: 41 }, () => id) },
  ],
  [`POST ${s}/reorder`]: [{ activityIds: [null] }, { activityIds: Array.from({ length: 401 }, () => id) }],
  [`POST ${g}/share`]: [{ members: 'yes' }, { token: 'mine' }],
}

const ALWAYS_WRONG = [null, [], 'text', 7, true, {}, JSON.parse('{"__proto__": {"version": 1}}'), [[[[]]]]]

const JSON_TYPE = { 'content-type': 'application/json', connection: 'close' }

/** The status for a declared body length. A client that really sends it is disconnected. */
const statusOfLength = (endpoint: string, length: number): Promise<number | undefined> => {
  const [method, path] = endpoint.split(' ')
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': length,
  }
  return new Promise((resolve, reject) => {
    const requested = request(`${site.url}/v1${path}`, { method, headers }, ({ statusCode }) => {
      resolve(statusCode)
      requested.destroy()
    })
    requested.on('error', reject)
    requested.flushHeaders()
  })
}

test('any other value of a field is refused in Japanese, and changes nothing (R50, R52)', async () => {
  const before = await dumpTravel(site)
  for (const [endpoint, bodies] of Object.entries(WRONG)) {
    for (const body of [...ALWAYS_WRONG, ...bodies]) {
      const answer = await call(site, endpoint, { token, body: JSON.stringify(body), headers: JSON_TYPE })
      expect([endpoint, body, answer.status]).toEqual([endpoint, body, 422])
      for (const { message } of answer.body.errors) expect(message).toMatch(/[ぁ-んァ-ヶ一-龠]/)
    }
    for (const [body, status] of [
      ['{"version": 1', 400],
      ['\u0000', 400],
    ] as const)
      expect([endpoint, (await call(site, endpoint, { token, body, headers: JSON_TYPE })).status]).toEqual([
        endpoint,
        status,
      ])
    expect([endpoint, await statusOfLength(endpoint, 6_000_000)]).toEqual([endpoint, 413])
    // A form of another site.
    const form = await call(site, endpoint, { token, body: '{}', headers: { 'content-type': 'text/plain' } })
    expect([endpoint, form.status >= 400 && form.status < 500]).toEqual([endpoint, true])
  }
  expect(await dumpTravel(site)).toEqual(before)
}, 60_000)

test('texts come back as they were written, whatever they look like (R50, R52)', async () => {
  const texts = [
    "'; DROP TABLE travel_guides; --",
    '"quoted" \\ %_ ?1 $[0]',
    '<script>alert(1)</script>',
    '2026-11-21T10:00:00+09:00',
    'null',
    '{"json": [1]}',
    '\u202e逆 \u200b👨‍👩‍👧‍👦 𠮷野家 ﷽',
    'タブ\tと\n改行',
    '前\u0000後',
  ]
  for (const text of texts) {
    const made = await makeGuide(site, token, {
      ...aNewGuide(),
      guide: { ...aNewGuide().guide, title: text, memo: text, members: text },
      sections: [{ ...section, kind: 'theme', id: randomIdentifier(), title: text, memo: text }],
    })
    const [made1] = made.sections
    const added = await call(site, `POST /travel/sections/${made1.id}/activities`, {
      token,
      body: { id: randomIdentifier(), at: 0, activity: anActivity({ title: text, memo: text }) },
    })
    expect([text, added.status]).toEqual([text, 200])
    const read = (await call(site, `GET /travel/guides/${made.guide.id}`, { token })).body.data.travelGuide
    expect([read.guide.title, read.guide.memo, read.guide.members]).toEqual([text, text, text])
    expect([read.sections[0].title, read.sections[0].memo]).toEqual([text, text])
    expect([read.activities[0].title, read.activities[0].memo]).toEqual([text, text])
    await call(site, `DELETE /travel/guides/${made.guide.id}`, { token })
  }
})

test('an unpaired surrogate causes no failure (R50)', async () => {
  const body = { version: guide.version, patch: { memo: '半\ud83d分' } }
  const { status } = await call(site, `PATCH ${g}`, { token, body })
  expect(status).toBeLessThan(500)
  expect((await call(site, `GET ${g}`, { token })).status).toBe(200)
})
