import ICAL from 'ical.js'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { ShareChoices } from '#domain/travel/guide.ts'
import { sentTrip } from '#domain/travel/sent-trip.fixture.ts'
import { elements, links, textOf } from './html.ts'
import { call, sharedSite } from './member-site.ts'
import { aMember, aNewGuide, makeGuide } from './travel.ts'

const site = await sharedSite()

const NOTHING: ShareChoices = {
  members: false,
  memos: false,
  costs: false,
  reservations: false,
  checklist: false,
}
const SECRET = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}
const APP_HOST = 'https://tabishirube.example'

let owner: Awaited<ReturnType<typeof aMember>>
let guideId = ''

beforeAll(async () => {
  owner = await aMember(site)
  const spot = await site.db
    .prepare("SELECT id FROM spots WHERE slug = 'kanazawa-kenrokuen'")
    .first<{ id: string }>()
  guideId = (await makeGuide(site, owner.token, sentTrip(spot?.id ?? ''))).guide.id
})

const share = async (choices: Partial<ShareChoices> = {}): Promise<string> => {
  const present = await call(site, `GET /travel/guides/${guideId}`, { token: owner.token })
  const { share: link } = present.body.data.travelGuide.guide
  const known = link && { token: link.token, choices: link.choices }
  const body = { ...NOTHING, ...choices, known }
  const answer = await call(site, `POST /travel/guides/${guideId}/share`, { token: owner.token, body })
  return answer.body.data.guide.share.token
}
const revoke = () => call(site, `DELETE /travel/guides/${guideId}/share`, { token: owner.token })

const visit = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  const headers = Object.fromEntries(Object.keys(SECRET).map((name) => [name, response.headers.get(name)]))
  return { status: response.status, headers, html: await response.text() }
}

/** Texts that occur in the document both as HTML and as data. */
const TEXTS: Record<keyof ShareChoices, readonly string[]> = {
  members: ['旅野家の4人'],
  memos: ['集合は東口', '荷物は宿に預ける', 'アレルギー', '並ばない店'],
  costs: ['120,000円', '56,720円', '48,000円', '120000', '56720', '48000'],
  reservations: ['KGY-77401', 'YADO;9', 'secret-ticket'],
  checklist: ['防寒の手ぶくろ', '保険証', '新聞を止める'],
}
const CHOICES = Object.keys(TEXTS) as (keyof ShareChoices)[]

test('a visitor reads days, times, places and transfers without JavaScript, and the page is not cached (R50)', async () => {
  const { status, headers, html } = await visit(`/shared/guides/${await share()}`)
  expect([status, headers]).toEqual([200, SECRET])
  const text = textOf(html)
  for (const words of [
    '雪吊りの金沢、家族の二日',
    '2026年12月5日（土）〜6日（日） 1泊2日',
    '1日目 12月5日（土）',
    '8:36',
    '鉄道 かがやき505号 東京 → 金沢（2時間30分）',
    '兼六園を歩く',
    '営業',
    '雨の日の候補',
  ])
    expect(text).toContain(words)
  expect(links(html)).toContainEqual(expect.objectContaining({ href: '/spots/kanazawa-kenrokuen' }))
  expect(links(html).some(({ href }) => href?.startsWith('https://www.google.com/maps/'))).toBe(true)
})

test.each(CHOICES)('the document contains only the selected optional part: %s (R50)', async (choice) => {
  const { html } = await visit(`/shared/guides/${await share({ [choice]: true })}`)
  const found = (name: keyof ShareChoices) => TEXTS[name].filter((word) => html.includes(word))
  expect(found(choice).length).toBeGreaterThan(0)
  expect(CHOICES.filter((other) => other !== choice).flatMap(found)).toEqual([])
})

test('the metadata of the document: title and days for messages, nothing for search engines (R50)', async () => {
  const token = await share({ members: true, memos: true, costs: true, reservations: true, checklist: true })
  const { html } = await visit(`/shared/guides/${token}`)
  const meta = Object.fromEntries(
    elements(html, 'meta').map(({ property, name, content }) => [property ?? name, content]),
  )
  expect(meta).toMatchObject({
    robots: 'noindex,nofollow',
    referrer: 'no-referrer',
    'og:title': '雪吊りの金沢、家族の二日｜たびしるべ',
    'og:description':
      '2026年12月5日（土）〜6日（日） 1泊2日。町家の宿に泊まる、兼六園を歩く、市場で昼を食べる、夜の町を歩く',
    'og:url': `${APP_HOST}/shared/guides/${token}`,
    'og:image': `${APP_HOST}/shared/guides/${token}/card.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  })
  expect(elements(html, 'link').filter(({ rel }) => rel === 'canonical')).toEqual([])
  for (const id of [guideId, owner.accountId, owner.sub]) expect(html).not.toContain(id)
})

test('its picture is drawn for holders of the link, and not stored (R50)', async () => {
  const token = await share()
  const response = await fetch(`${site.url}/shared/guides/${token}/card.jpg`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  for (const [name, value] of Object.entries(SECRET)) expect(response.headers.get(name)).toBe(value)
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const { data } = await picture
    .extract({ left: 60, top: 70, width: 600, height: 400 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data.filter((grey) => grey < 100).length).toBeGreaterThan(1500)
  // Cards of public pages are cached publicly: there is none for this page.
  for (const path of [`/og/shared/guides/${token}.jpg`, `/shared/guides/${token}/_payload.json`])
    expect((await fetch(site.url + path)).status).toBe(404)
}, 30_000)

test('a revoked link answers like one that never existed, page and picture alike (R50)', async () => {
  const token = await share()
  await revoke()
  const never = [...token].reverse().join('')
  const anonymized = async (path: string, own: string) => {
    const { status, headers, html } = await visit(path)
    return { status, headers, html: html.replaceAll(own, 'TOKEN') }
  }
  for (const end of ['', '/card.jpg']) {
    const revoked = await anonymized(`/shared/guides/${token}${end}`, token)
    expect(revoked).toMatchObject({ status: 404, headers: SECRET })
    expect(textOf(revoked.html)).toContain('このしおりは公開されていません。')
    expect(revoked).toEqual(await anonymized(`/shared/guides/${never}${end}`, never))
  }
  const again = await share()
  expect(again).not.toBe(token)
  expect((await visit(`/shared/guides/${token}`)).status).toBe(404)
  expect((await visit(`/shared/guides/${again}`)).status).toBe(200)
})

test('no sitemap contains a shared guide (R50)', async () => {
  const token = await share()
  const index = await (await fetch(`${site.url}/sitemap.xml`)).text()
  expect(index).toContain('<loc>')
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const texts = await Promise.all(maps.map(async (path) => (await fetch(site.url + path)).text()))
  for (const text of [index, ...texts]) expect(text).not.toMatch(new RegExp(`/shared/|${token}`))
})

const calendar = (id: string, token?: string) =>
  fetch(
    `${site.url}/v1/travel/guides/${id}.ics`,
    token ? { headers: { authorization: `Bearer ${token}` } } : {},
  )

test('the calendar of a guide is its member’s alone, with a Japanese name and the booking numbers (R50)', async () => {
  const response = await calendar(guideId, owner.token)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const [, name = ''] =
    /filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '') ?? []
  expect(decodeURIComponent(name)).toBe('雪吊りの金沢、家族の二日.ics')
  const text = await response.text()
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(events).toHaveLength(5)
  const garden = events.find((event) => event.getFirstPropertyValue('summary') === '兼六園を歩く')
  expect(garden?.getFirstPropertyValue('url')).toBe(`${APP_HOST}/spots/kanazawa-kenrokuen`)
  expect(text.replaceAll('\r\n ', '')).toContain('予約番号 KGY-77401')
})

test('another member, a stranger and a missing guide get no calendar (R50)', async () => {
  const other = await aMember(site)
  expect((await calendar(guideId, other.token)).status).toBe(404)
  expect((await calendar('a0000000-0000-4000-8000-000000000000', owner.token)).status).toBe(404)
  expect((await calendar(guideId)).status).toBe(401)
})

test('with fourteen days and 126 lines the page, its picture and the calendar read a bounded number of rows (R50)', async () => {
  const { guide } = await makeGuide(site, owner.token, aNewGuide(14, 9))
  const shared = await call(site, `POST /travel/guides/${guide.id}/share`, {
    token: owner.token,
    body: NOTHING,
  })
  const { token } = shared.body.data.guide.share
  const rows = (response: Response) => Number(response.headers.get('x-d1-rows-read'))
  const page = await fetch(`${site.url}/shared/guides/${token}`)
  const card = await fetch(`${site.url}/shared/guides/${token}/card.jpg`)
  for (const read of [page, card, await calendar(guide.id, owner.token)].map(rows)) {
    expect(read).toBeGreaterThan(126)
    expect(read).toBeLessThanOrEqual(600)
  }
  // The sample content was not read.
  expect(rows(card)).toBe(rows(page))
}, 20_000)
