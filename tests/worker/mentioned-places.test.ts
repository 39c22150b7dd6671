import { expect, onTestFinished, test } from 'vitest'
import { createContentRepository } from '#worker/db/content/content.server.ts'
import { sharedSite } from './member-site.ts'
import { restoreLater } from './restore-rows.ts'

const site = await sharedSite()
const db = site.db as unknown as D1Database
const content = createContentRepository(db, new Date())

const [first] = await content.listCards('article-page', {}, 1)
if (!first) throw new Error('an article must be there')

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
