import { afterAll, afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { AuthorInput } from '#domain/content/author-input.ts'
import { PrefectureRecommendation } from '#domain/content/prefecture-recommendations.ts'
import { ACCEPTED_TEXTS, hostileEntity, hostileRounds } from '#domain/hostile/entity.fixture.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { wholeOf } from '#domain/whole-entity.fixture.ts'
import { v1 } from '#worker/v1/index.ts'
import { readPage } from '../active-content.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { kindIn, REPRESENTATIVE_KINDS } from './management-calls/kinds.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'
import { textEndpoints } from './text-endpoints.ts'

const site = await serveMemberSite('hostile-endpoints')
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

/** There are at most a hundred roles, and several calls below create a dozen. */
const startedAt = new Date().toISOString()
afterEach(() => site.db.prepare('DELETE FROM roles WHERE created_at >= ?').bind(startedAt).run())

const endpoints = textEndpoints(v1.routes)

test('the management calls that accept text are found by their schemas (R189)', () => {
  const kinds = (end: string) => [...endpoints.keys()].filter((endpoint) => endpoint.endsWith(end)).length
  expect([kinds('/comments'), kinds('/submit'), kinds('/publish')]).toEqual([13, 13, 13])
  for (const endpoint of [
    'POST /manage/authors',
    'PATCH /manage/media/:id',
    'PUT /manage/prefecture-picks/:code',
    'POST /manage/roles',
    'PUT /manage/saved-filters/:id',
  ])
    expect([endpoint, endpoints.has(endpoint)]).toEqual([endpoint, true])
})

/** Recommendations of prefectures are public at once, and have a test of their own. */
const TRIED = [...endpoints].filter(([endpoint]) => !endpoint.includes('prefecture-picks'))

const CONCURRENCY = 12

/** One handler serves all kinds of content: two take every text, the others some. */
const stepOf = (endpoint: string): number => {
  const kind = kindIn(endpoint)
  return kind === undefined || REPRESENTATIVE_KINDS.includes(kind) ? 1 : 8
}

test.each(TRIED)(
  '%s stores every hostile text unchanged, or refuses it in Japanese (R189)',
  async (endpoint, schema) => {
    const row = MANAGEMENT_CALLS[endpoint]
    if (!row?.body) throw new Error(`${endpoint} has no row with a body`)
    const [method] = endpoint.split(' ')
    const length = hostileRounds(schema, row.body((await row.make?.(office, office.admin)) ?? {}) as object)
    expect(length).toBeGreaterThan(0)
    const step = stepOf(endpoint)
    const rounds = Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step)
    const request = async (round: number) => {
      const fixture = (await row.make?.(office, office.admin)) ?? {}
      const body = hostileEntity(schema, row.body?.(fixture) as object, round)
      return call(site, `${method} ${row.path(fixture)}`, { token: office.admin.token, body })
    }
    let accepted = 0
    for (let at = 0; at < rounds.length; at += CONCURRENCY) {
      const answers = await Promise.all(rounds.slice(at, at + CONCURRENCY).map(request))
      for (const { status, headers, body } of answers) {
        expect([endpoint, status < 500]).toEqual([endpoint, true])
        expect(headers.get('content-type')).toContain('application/json')
        if (status < 300) accepted += 1
        for (const { message } of body.errors ?? []) expect(message).toMatch(/[ぁ-んァ-ヶ一-龠]/)
      }
    }
    // Steps of an empty draft are refused because it is incomplete, a role for a duplicate name, and a rule for invalid
    // addresses; every other endpoint must have accepted some.
    const isStep =
      /\/(publish|schedule|unpublish|rollback|send-back|restore-archived|check|roles\/:id|redirects|redirects\/:id)$/.test(
        endpoint,
      )
    expect([endpoint, accepted > 0 || isStep]).toEqual([endpoint, true])
  },
)

test('texts of an author are escaped on the pages of articles (R189)', async () => {
  const db = site.db
  const article = await db
    .prepare(
      `SELECT id, author_id FROM article_pages WHERE status = 'published' AND author_id IS NOT NULL
       ORDER BY length(blocks) LIMIT 1`,
    )
    .first<{ id: string; author_id: string }>()
  const { author } = await asAdmin(office, `GET /manage/authors/${article?.author_id}`)
  const given = AuthorInput.parse(wholeOf(AuthorInput, AuthorInput.strip().parse(author)))
  const { preview } = await asAdmin(office, `POST /manage/article-pages/${article?.id}/preview-token`)
  const show = async (input: AuthorInput) => {
    const { name, kana, role, bio, avatar, specialty, sns } = input
    await db
      .prepare(
        'UPDATE authors SET name = ?, kana = ?, role = ?, bio = ?, avatar = ?, specialty = ?, sns = ? WHERE id = ?',
      )
      .bind(
        name,
        kana,
        role,
        bio,
        JSON.stringify(avatar),
        JSON.stringify(specialty),
        JSON.stringify(sns),
        article?.author_id,
      )
      .run()
    return readPage(await (await fetch(site.url + preview.url)).text())
  }
  const plain = await show(given)
  const shown = new Set<string>()
  const rounds = hostileRounds(AuthorInput, given)
  for (let round = 0; round < rounds; round += 1) {
    const page = await show(hostileEntity(AuthorInput, given, round))
    expect([round, page.active, [...page.built].filter((part) => !plain.built.has(part))]).toEqual([
      round,
      [],
      [],
    ])
    for (const text of ACCEPTED_TEXTS) if (page.visibleText.includes(text)) shown.add(text)
  }
  expect(shown.size).toBeGreaterThan(100)
}, 60_000)

test('recommendations of a prefecture are escaped (R189)', async () => {
  const { results } = await site.db
    .prepare("SELECT id FROM spots WHERE prefecture_code = '17' AND status = 'published' LIMIT 12")
    .all<{ id: string }>()
  const Comment = z.object({ text: PrefectureRecommendation.shape.comment.unwrap() })
  let { version } = (await asAdmin(office, 'GET /manage/prefecture-picks/17')).prefecturePicks
  const shown = new Set<string>()
  for (let round = 0; round < hostileRounds(Comment, { text: 'x' }); round += results.length) {
    const picks = results.map(({ id }, index) => {
      const { text: comment } = hostileEntity(Comment, { text: 'x' }, round + index)
      return { kind: 'spot', id, comment, from: null, to: null }
    })
    const publicationId = randomIdentifier()
    const saved = await asAdmin(office, 'PUT /manage/prefecture-picks/17', { version, picks, publicationId })
    version = saved.prefecturePicks.version
    const page = readPage(await (await fetch(`${site.url}/pr/ishikawa`)).text())
    expect([round, page.active]).toEqual([round, []])
    for (const text of ACCEPTED_TEXTS) if (page.visibleText.includes(text)) shown.add(text)
  }
  expect(shown.size).toBeGreaterThan(100)
}, 30_000)
