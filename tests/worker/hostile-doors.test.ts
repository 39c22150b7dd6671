import { afterAll, afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { AuthorInput } from '#domain/content/author-input.ts'
import { PrefecturePick } from '#domain/content/prefecture-picks.ts'
import { hostileEntity, hostileRounds, TAKEN_TEXTS } from '#domain/hostile/entity.fixture.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { wholeOf } from '#domain/whole-entity.fixture.ts'
import { v1 } from '#worker/v1/index.ts'
import { isFullRun } from '../full-run.ts'
import { readPage } from '../living-parts.ts'
import { MANAGEMENT_CALLS } from './management-calls/index.ts'
import { kindIn } from './management-calls/kinds.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'
import { wordyDoors } from './wordy-doors.ts'

const site = await serveMemberSite('hostile-doors')
afterAll(site.stop)
const office: Office = { site, admin: await aPerson(site, 'admin') }

/** There are a hundred roles at most, and more than one of the calls below makes a dozen. */
const begun = new Date().toISOString()
afterEach(() => site.db.prepare('DELETE FROM roles WHERE created_at >= ?').bind(begun).run())

const doors = wordyDoors(v1.routes)

test('the calls of the office that take words of people are found by their forms (R189)', () => {
  const kinds = (end: string) => [...doors.keys()].filter((door) => door.endsWith(end)).length
  expect([kinds('/comments'), kinds('/submit'), kinds('/publish')]).toEqual([11, 11, 11])
  for (const door of [
    'POST /manage/authors',
    'PATCH /manage/media/:id',
    'PUT /manage/prefecture-picks/:code',
    'POST /manage/roles',
    'PUT /manage/saved-filters/:id',
  ])
    expect([door, doors.has(door)]).toEqual([door, true])
})

/** What prefectures recommend is public at once, and has a test of its own. */
const TRIED = [...doors].filter(
  ([door]) =>
    (isFullRun || [undefined, 'article-page'].includes(kindIn(door))) && !door.includes('prefecture-picks'),
)

/** Every round in a full run, else some of them from the first to the last. */
const someOf = (rounds: number): number[] => {
  const step = isFullRun ? 1 : Math.max(1, Math.floor(rounds / 12))
  return Array.from({ length: Math.ceil(rounds / step) }, (_, index) => index * step)
}

const AT_ONCE = 12

test.each(TRIED)(
  '%s keeps every hostile text as it is, or refuses it in Japanese (R189)',
  async (door, schema) => {
    const row = MANAGEMENT_CALLS[door]
    if (!row?.body) throw new Error(`${door} has no row with a body`)
    const [method] = door.split(' ')
    const rounds = someOf(
      hostileRounds(schema, row.body((await row.make?.(office, office.admin)) ?? {}) as object),
    )
    expect(rounds.length).toBeGreaterThan(0)
    const ask = async (round: number) => {
      const thing = (await row.make?.(office, office.admin)) ?? {}
      const body = hostileEntity(schema, row.body?.(thing) as object, round)
      return call(site, `${method} ${row.path(thing)}`, { token: office.admin.token, body })
    }
    let taken = 0
    for (let at = 0; at < rounds.length; at += AT_ONCE) {
      const answers = await Promise.all(rounds.slice(at, at + AT_ONCE).map(ask))
      for (const { status, headers, body } of answers) {
        expect([door, status < 500]).toEqual([door, true])
        expect(headers.get('content-type')).toContain('application/json')
        if (status < 300) taken += 1
        for (const { message } of body.errors ?? []) expect(message).toMatch(/[ぁ-んァ-ヶ一-龠]/)
      }
    }
    // Steps of an empty draft are refused for what it lacks, a role's name for being another's, and a rule for addresses
    // that are none; whatever else takes words has taken some.
    const isStep =
      /\/(publish|schedule|unpublish|rollback|send-back|restore-archived|check|roles\/:id|redirects|redirects\/:id)$/.test(
        door,
      )
    expect([door, taken > 0 || isStep]).toEqual([door, true])
  },
)

test('what is said of a writer is letters on the pages of articles (R189)', async () => {
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
  for (const round of someOf(hostileRounds(AuthorInput, given))) {
    const page = await show(hostileEntity(AuthorInput, given, round))
    expect([round, page.living, [...page.built].filter((part) => !plain.built.has(part))]).toEqual([
      round,
      [],
      [],
    ])
    for (const text of TAKEN_TEXTS) if (page.words.includes(text)) shown.add(text)
  }
  expect(shown.size).toBeGreaterThan(isFullRun ? 100 : 60)
}, 60_000)

test('what a prefecture recommends is said in letters (R189)', async () => {
  const { results } = await site.db
    .prepare("SELECT id FROM spots WHERE prefecture_code = '17' AND status = 'published' LIMIT 12")
    .all<{ id: string }>()
  const Comment = z.object({ text: PrefecturePick.shape.comment.unwrap() })
  let { version } = (await asAdmin(office, 'GET /manage/prefecture-picks/17')).prefecturePicks
  const shown = new Set<string>()
  // Each time all that the prefecture is shown on is published anew: outside of a full run twice is enough.
  const step = results.length * (isFullRun ? 1 : 4)
  for (let round = 0; round < hostileRounds(Comment, { text: 'x' }); round += step) {
    const picks = results.map(({ id }, index) => {
      const { text: comment } = hostileEntity(Comment, { text: 'x' }, round + index)
      return { kind: 'spot', id, comment, from: null, to: null }
    })
    const publicationId = randomIdentifier()
    const saved = await asAdmin(office, 'PUT /manage/prefecture-picks/17', { version, picks, publicationId })
    version = saved.prefecturePicks.version
    const page = readPage(await (await fetch(`${site.url}/pr/ishikawa`)).text())
    expect([round, page.living]).toEqual([round, []])
    for (const text of TAKEN_TEXTS) if (page.words.includes(text)) shown.add(text)
  }
  expect(shown.size).toBeGreaterThan(isFullRun ? 100 : 20)
}, 30_000)
