import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createContentRepository } from '#worker/db/content/content.server.ts'
import { sharedSite } from './member-site.ts'
import { restoreLater } from './restore-rows.ts'

const site = await sharedSite()
const db = site.db as unknown as D1Database
const content = createContentRepository(db, new Date())

const [first, second, third] = await content.listCards('article-page', {}, 3)
if (!first || !second || !third) throw new Error('three articles must be there')

const mention = (fromId: string, toKind: string, toId: string) =>
  db
    .prepare(
      "INSERT OR REPLACE INTO content_mentions (from_kind, from_id, to_kind, to_id, published_at) VALUES ('article-page', ?, ?, ?, '2026-01-01T00:00:00.000Z')",
    )
    .bind(fromId, toKind, toId)
    .run()
const NAMES = ['socks', 'lamp', 'pond', 'cake']
afterEach(async () => {
  await db
    .prepare('DELETE FROM content_mentions WHERE to_id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(NAMES))
    .run()
})

test('articles about the same place come before those that share more products', async () => {
  await mention(first.id, 'goods', 'socks')
  await mention(first.id, 'goods', 'lamp')
  await mention(second.id, 'spot', 'pond')
  await mention(third.id, 'gift', 'cake')
  const related = await content.listArticlesMentioning(NAMES, '', 4)
  expect(related.map(({ id }) => id)).toEqual([second.id, first.id, third.id])
})

test('an article is not related to itself', async () => {
  await mention(first.id, 'spot', 'pond')
  const related = await content.listArticlesMentioning(['pond'], first.id, 4)
  expect(related.map(({ id }) => id)).not.toContain(first.id)
})

test('the facts of a mentioned place are current; other content, or content that is not public, has none', async () => {
  const [spot] = await content.listCards('spot', {}, 1)
  if (!spot) throw new Error('a spot must be there')
  const refs = [
    { kind: 'spot' as const, id: spot.id },
    { kind: 'article-page' as const, id: first.id },
  ]
  onTestFinished(await restoreLater(site.db, 'spots', 'id = ?', spot.id))
  await db.prepare('UPDATE spots SET address = ? WHERE id = ?').bind('新しい住所1-2-3', spot.id).run()
  const places = await content.mentionedPlaces(refs)
  expect(Object.keys(places)).toEqual([spot.id])
  expect(places[spot.id]?.address).toBe('新しい住所1-2-3')
  await db.prepare("UPDATE spots SET status = 'archived' WHERE id = ?").bind(spot.id).run()
  expect(await content.mentionedPlaces(refs)).toEqual({})
})
