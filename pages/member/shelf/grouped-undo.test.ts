import { afterEach, expect, test, vi } from 'vitest'
import { endNotice, shownNotice } from '#renderer/shelf/notice-store.ts'
import { showNotice } from '#renderer/shelf/notices.ts'
import { groupedUndo } from './grouped-undo.ts'

// Nothing is rendered here: the tests read the notice.
vi.mock('#renderer/shelf/ShelfNotice.tsx', () => ({ ShelfNotice: () => null }))
vi.stubGlobal('document', { activeElement: null })
afterEach(() => endNotice())

const savedList = (...entries: string[]) => {
  const saved = new Set(entries)
  const restore = (all: readonly string[]) => {
    for (const entry of all) saved.add(entry)
  }
  const remove = (entry: string) => {
    saved.delete(entry)
    showNotice({ variant: 'passing', text: '外しました', undo: () => restore([entry]) })
  }
  return { saved, remove: groupedUndo({ remove, restore, message: (count) => `${count}件外しました` }) }
}

test('undo restores several consecutive removals (R142)', () => {
  const { saved, remove } = savedList('一', '二', '三')
  for (const entry of ['一', '二', '三']) remove(entry)
  expect(shownNotice().notice?.text).toBe('3件外しました')
  shownNotice().notice?.undo?.()
  expect([...saved].toSorted()).toEqual(['一', '三', '二'].toSorted())
})

test('undo covers only removals since the last notice (R142)', () => {
  const { saved, remove } = savedList('一', '二')
  remove('一')
  endNotice()
  remove('二')
  expect(shownNotice().notice?.text).toBe('外しました')
  shownNotice().notice?.undo?.()
  expect([...saved]).toEqual(['二'])
})

test('a notice about another action is not extended (R142)', () => {
  const { saved, remove } = savedList('一', '二')
  remove('一')
  showNotice({ variant: 'passing', text: '別のこと', undo: () => {} })
  remove('二')
  shownNotice().notice?.undo?.()
  expect([...saved]).toEqual(['二'])
})
