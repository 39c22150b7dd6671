import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { FIGURES_FILE, figure, readFigures } from './figures.ts'
import { benchTable, valueText } from './table.ts'

test('figures of all parts come into one table, with where the floor is and how far above it', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'figures-')), 'figures.jsonl')
  expect(readFigures(file)).toEqual([])
  vi.stubEnv(FIGURES_FILE, file)
  const sqlite = { what: 'SQLite だけ', value: 6.17, unit: 'ms' }
  figure({ part: 'search', what: '検索', value: 12.34, unit: 'ms', floor: sqlite })
  const none = { what: '一件もない', value: 0, unit: '件' }
  figure({ part: 'soak', what: '失われた書き込み', value: 0, unit: '件', floor: none })
  figure({
    part: 'load',
    what: '文書',
    value: 0.5,
    unit: 'ms',
    floor: { what: '静的な配信だけ', value: 0.4, unit: 'ms' },
    note: '最大 1,000件/秒',
  })
  const lines = benchTable(readFigures(file)).split('\n')
  expect(lines).toHaveLength(8)
  expect(lines[2]).toContain('**負荷**')
  expect(lines[3]).toMatch(
    /文書 +\| 0\.5 ms +\| 静的な配信だけ \| 0\.4 ms +\| 1\.25倍 +\| 最大 1,000件\/秒 \|/,
  )
  expect(lines[4]).toContain('**検索**')
  expect(lines[5]).toMatch(/12\.3 ms +\| SQLite だけ +\| 6\.17 ms +\| 2\.00倍/)
  // Nothing is so many times nothing.
  expect(lines[7]).toMatch(/0 件 +\| 一件もない +\| 0 件 +\| +\|/)
})

test('values are written with as many digits as mean something', () => {
  const texts = [0.123, 1.5, 45.67, 1234.5].map((value) => valueText({ value, unit: 'ms' }))
  expect(texts).toEqual(['0.12 ms', '1.5 ms', '45.7 ms', '1,235 ms'])
})

test('without somebody who collects them figures go nowhere', () => {
  vi.stubEnv(FIGURES_FILE, '')
  const floor = { what: '静的な配信だけ', value: 1, unit: 'ms' }
  expect(() => figure({ part: 'load', what: '文書', value: 1, unit: 'ms', floor })).not.toThrow()
})
