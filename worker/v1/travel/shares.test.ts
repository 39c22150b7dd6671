import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { aMember, aNewGuide, anActivity, makeGuide, spotIds } from '#tests/worker/travel.ts'

const site = await sharedSite()

const NOTHING = { members: false, memos: false, costs: false, reservations: false, checklist: false }
const EVERYTHING = { members: true, memos: true, costs: true, reservations: true, checklist: true }

/** A guide with a secret in every optional field. */
const secretive = async (token: string) => {
  const [spot = ''] = await spotIds(site)
  const sent = aNewGuide(1, 0, { members: 'members-secret', memo: 'memos-secret1', budget: 424_201 })
  sent.guide.checklist = [{ id: randomIdentifier(), text: 'checklist-secret', done: true, category: '' }]
  const [section] = sent.sections
  if (!section) throw new Error('it has one')
  section.memo = 'memos-secret2'
  sent.activities = [
    {
      ...anActivity({
        kind: 'spot',
        refId: spot,
        title: '見える場所',
        startTime: '09:00',
        price: 424_202,
        memo: 'memos-secret3',
        reservationNo: 'reservations-secret1',
        url: 'https://example.jp/reservations-secret2',
        status: 'booked',
      }),
      id: randomIdentifier(),
      sectionId: section.id,
    },
    {
      ...anActivity({
        kind: 'move',
        title: '移動',
        transport: { mode: 'train', line: '北陸線', from: '京都', to: '金沢', minutes: 130, fare: 424_203 },
      }),
      id: randomIdentifier(),
      sectionId: section.id,
    },
  ]
  return makeGuide(site, token, sent)
}

const SECRETS = {
  members: ['members-secret'],
  memos: ['memos-secret1', 'memos-secret2', 'memos-secret3'],
  costs: ['424201', '424202', '424203'],
  reservations: ['reservations-secret1', 'reservations-secret2'],
  checklist: ['checklist-secret'],
}

const sharing = (token: string, id: string) => ({
  /** As a screen does that shows the present link. */
  share: async (choices: object) => {
    const { share } = (await call(site, `GET /travel/guides/${id}`, { token })).body.data.travelGuide.guide
    const known = share && { token: share.token, choices: share.choices }
    return call(site, `POST /travel/guides/${id}/share`, { token, body: { ...choices, known } })
  },
  /** As a screen that shows another link, or none. */
  shareFrom: (known: object | null, choices: object) =>
    call(site, `POST /travel/guides/${id}/share`, { token, body: { ...choices, known } }),
  revoke: () => call(site, `DELETE /travel/guides/${id}/share`, { token }),
})

test('a visitor with the link sees only the selected parts (R50)', async () => {
  const { token, accountId } = await aMember(site)
  const { guide, sections, activities } = await secretive(token)
  const { share } = sharing(token, guide.id)
  for (const selected of [
    NOTHING,
    EVERYTHING,
    ...Object.keys(SECRETS).map((one) => ({ ...NOTHING, [one]: true })),
  ]) {
    const link = (await share(selected)).body.data.guide.share.token
    const { status, headers, body } = await call(site, `GET /shared/guides/${link}`)
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ])
    const text = JSON.stringify(body)
    for (const [choice, secrets] of Object.entries(SECRETS))
      for (const secret of secrets)
        expect([selected, secret, text.includes(secret)]).toEqual([
          selected,
          secret,
          selected[choice as keyof typeof selected],
        ])
    for (const always of ['見える場所', '09:00', '北陸線', '秋の金沢']) expect(text).toContain(always)
    for (const never of [accountId, guide.id, sections[0].id, activities[0].id, link, '"version"', 'account'])
      expect([never, text.includes(never)]).toEqual([never, false])
  }
})

test('a link is stable while shared, invalid once revoked, and different the next time (R50)', async () => {
  const { token } = await aMember(site)
  const { guide } = await makeGuide(site, token)
  const { share, revoke } = sharing(token, guide.id)
  const read = async (link: string) => (await call(site, `GET /shared/guides/${link}`)).status
  const first = (await share(NOTHING)).body.data.guide
  expect(first).toMatchObject({ visibility: 'link', share: { choices: NOTHING } })
  expect(first.share.token).toMatch(/^[\w-]{22,}$/)
  const again = (await share(EVERYTHING)).body.data.guide
  expect([again.share.token, again.share.choices]).toEqual([first.share.token, EVERYTHING])
  expect(await read(first.share.token)).toBe(200)
  expect((await revoke()).body.data.guide).toMatchObject({ visibility: 'private', share: null })
  expect((await revoke()).status).toBe(200)
  expect(await read(first.share.token)).toBe(404)
  const second = (await share(NOTHING)).body.data.guide.share.token
  expect(second).not.toBe(first.share.token)
  expect([await read(first.share.token), await read(second)]).toEqual([404, 200])
  await call(site, `DELETE /travel/guides/${guide.id}`, { token })
  expect(await read(second)).toBe(404)
  await call(site, `POST /travel/guides/${guide.id}/restore`, { token })
  expect(await read(second)).toBe(200)
})

test('a tab that has not noticed that a link was revoked or changed does not share the guide, and gets the present state (R50)', async () => {
  const { token } = await aMember(site)
  const { guide } = await makeGuide(site, token)
  const { shareFrom, revoke } = sharing(token, guide.id)
  const first = (await shareFrom(null, NOTHING)).body.data.guide.share
  const known = { token: first.token, choices: first.choices }
  // The same request again, whose first answer was lost.
  expect((await shareFrom(null, NOTHING)).body.data.guide.share).toEqual(first)
  await revoke()
  const late = await shareFrom(known, EVERYTHING)
  expect([late.status, late.body.data.guide]).toMatchObject([409, { visibility: 'private', share: null }])
  expect((await call(site, `GET /shared/guides/${first.token}`)).status).toBe(404)
  const second = (await shareFrom(null, EVERYTHING)).body.data.guide.share
  const other = await shareFrom(null, NOTHING)
  expect([other.status, other.body.data.guide.share]).toEqual([409, second])
  expect((await shareFrom({ token: second.token, choices: NOTHING }, NOTHING)).status).toBe(409)
  expect((await shareFrom({ token: second.token }, NOTHING)).status).toBe(422)
})

test('invalid links answer alike, and sharing accepts every option (R50)', async () => {
  const { token } = await aMember(site)
  const { guide } = await makeGuide(site, token)
  for (const link of ['nope', guide.id, 'null', '%27%20OR%201=1--', 'x'.repeat(500)]) {
    const { status, body } = await call(site, `GET /shared/guides/${link}`)
    expect([status, body]).toEqual([
      404,
      {
        errors: [
          {
            code: 'E10404',
            message: 'このしおりは公開されていません。リンクが取り消された可能性があります。',
          },
        ],
      },
    ])
  }
  const { share } = sharing(token, guide.id)
  expect((await share({ members: true })).status).toBe(422)
  expect((await share({ ...NOTHING, everything: true })).status).toBe(422)
  expect(
    (await call(site, `GET /travel/guides/${guide.id}`, { token })).body.data.travelGuide.guide.share,
  ).toBeNull()
})

test('an account that is being deleted shares nothing (R50, R139)', async () => {
  const { token, accountId } = await aMember(site)
  const { guide } = await makeGuide(site, token)
  const link = (await sharing(token, guide.id).share(NOTHING)).body.data.guide.share.token
  const read = async () => (await call(site, `GET /shared/guides/${link}`)).status
  expect(await read()).toBe(200)
  await site.db.prepare("UPDATE accounts SET left_at = '2026-11-21' WHERE id = ?").bind(accountId).run()
  expect(await read()).toBe(404)
})
