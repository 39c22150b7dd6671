import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { deviceDatabase } from '#renderer/device/database.ts'
import { deviceOf, draftKey } from './local-draft.ts'

vi.mock('#renderer/device/owner.ts', () => ({ databaseOf: () => deviceDatabase() }))

test('the drafts of every tab are listed, and one that was written again since is not removed (R41)', async () => {
  const device = deviceOf(identifierOf(1))
  const id = identifierOf(9)
  const draft = { base: {}, fields: { title: '題' } }
  const [one, other] = ['one', 'other'].map((tab) => draftKey('article-page', id, tab)) as [string, string]
  const former = `article-page:${id}`
  await device.write({ ...draft, key: one, savedAt: 3 })
  await device.write({ ...draft, key: other, savedAt: 2 })
  // An older build stored one draft for all tabs.
  await device.write({ ...draft, key: former, savedAt: 1 })
  await device.write({ ...draft, key: draftKey('article-page', identifierOf(8), 'one'), savedAt: 1 })
  await device.write({ ...draft, key: draftKey('spot', id, 'one'), savedAt: 1 })
  const keys = async () => (await device.list('article-page', id)).map(({ key }) => key)
  expect(await keys()).toEqual([former, other, one])
  await device.write({ ...draft, key: other, savedAt: 4 })
  await device.remove(other, 2)
  await device.remove(former, 1)
  expect(await keys()).toEqual([one, other])
  await device.remove(one)
  expect(await keys()).toEqual([other])
})
