import { afterEach, expect, test, vi } from 'vitest'
import { endNotice, shownNotice } from '#renderer/shelf/notice-store.ts'
import { say } from '#renderer/shelf/notices.ts'
import { inARow } from './in-a-row.ts'

// Nothing is drawn here: what is said is looked at.
vi.mock('#renderer/shelf/ShelfNotice.tsx', () => ({ ShelfNotice: () => null }))
vi.stubGlobal('document', { activeElement: null })
afterEach(() => endNotice())

const shelfOf = (...entries: string[]) => {
  const kept = new Set(entries)
  const putBack = (all: readonly string[]) => {
    for (const entry of all) kept.add(entry)
  }
  const takeOff = (entry: string) => {
    kept.delete(entry)
    say({ manner: 'passing', text: '外しました', undo: () => putBack([entry]) })
  }
  return { kept, remove: inARow({ takeOff, putBack, said: (count) => `${count}件外しました` }) }
}

test('several that are taken off in a row come back together (R142)', () => {
  const { kept, remove } = shelfOf('一', '二', '三')
  for (const entry of ['一', '二', '三']) remove(entry)
  expect(shownNotice().notice?.text).toBe('3件外しました')
  shownNotice().notice?.undo?.()
  expect([...kept].toSorted()).toEqual(['一', '三', '二'].toSorted())
})

test('what was taken off before the notice went is gone; the next one stands alone (R142)', () => {
  const { kept, remove } = shelfOf('一', '二')
  remove('一')
  endNotice()
  remove('二')
  expect(shownNotice().notice?.text).toBe('外しました')
  shownNotice().notice?.undo?.()
  expect([...kept]).toEqual(['二'])
})

test('a notice of something else is not joined (R142)', () => {
  const { kept, remove } = shelfOf('一', '二')
  remove('一')
  say({ manner: 'passing', text: '別のこと', undo: () => {} })
  remove('二')
  shownNotice().notice?.undo?.()
  expect([...kept]).toEqual(['二'])
})
