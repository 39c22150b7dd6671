import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { FIGURES_ARTICLES, FIGURES_FILE, figure, readFigures } from './figures.ts'
import { benchTables, valueText } from './table.ts'

test('the table has the figures of all parts with their floor and the ratio to it', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'figures-')), 'figures.jsonl')
  expect(readFigures(file)).toEqual([])
  vi.stubEnv(FIGURES_FILE, file)
  const sqlite = { what: 'SQLite alone', value: 6.17, unit: 'ms' }
  figure({ part: 'search', what: 'search', value: 12.34, unit: 'ms', floor: sqlite })
  const none = { what: 'none', value: 0, unit: 'writes' }
  figure({ part: 'soak', what: 'lost writes', value: 0, unit: 'writes', floor: none })
  figure({
    part: 'load',
    what: 'documents',
    value: 0.5,
    unit: 'ms',
    floor: { what: 'asset server alone', value: 0.4, unit: 'ms' },
    note: 'up to 1,000 req/s',
  })
  const lines = benchTables(readFigures(file)).split('\n')
  expect(lines).toHaveLength(8)
  expect(lines[2]).toContain('**Load**')
  expect(lines[3]).toMatch(
    /documents +\| 0\.5 ms +\| asset server alone \| 0\.4 ms +\| 1\.25× +\| up to 1,000 req\/s \|/,
  )
  expect(lines[4]).toContain('**Search**')
  expect(lines[5]).toMatch(/12\.3 ms +\| SQLite alone +\| 6\.17 ms +\| 2\.00×/)
  // There is no ratio to zero.
  expect(lines[7]).toMatch(/0 writes +\| none +\| 0 writes +\| +\|/)
})

test('what is measured at several sizes is a table with a column for each, and its growth', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'figures-')), 'figures.jsonl')
  vi.stubEnv(FIGURES_FILE, file)
  const one = { what: 'one row', value: 1, unit: 'rows' }
  for (const [articles, value] of [
    [0, 40],
    [100_000, 50],
  ] as const) {
    vi.stubEnv(FIGURES_ARTICLES, String(articles))
    figure({ part: 'rows', what: 'list', value, unit: 'rows', floor: one, note: `${articles} added` })
  }
  const lines = benchTables(readFigures(file)).split('\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toBe('## By the number of articles')
  expect(lines[2]).toMatch(/Measured +\| Sample content +\| \+ 100,000 articles +\| Growth/)
  expect(lines[4]).toContain('**Rows of D1, and their room**')
  expect(lines[5]).toMatch(
    /list +\| 40 rows +\| 50 rows +\| 1\.25× +\| one row \(40×, 50×\) +\| 100000 added/,
  )
})

test('values are rounded to significant digits', () => {
  const texts = [0.123, 1.5, 45.67, 1234.5].map((value) => valueText({ value, unit: 'ms' }))
  expect(texts).toEqual(['0.12 ms', '1.5 ms', '45.7 ms', '1,235 ms'])
})

test('figures are not saved without a file for them', () => {
  vi.stubEnv(FIGURES_FILE, '')
  const floor = { what: 'asset server alone', value: 1, unit: 'ms' }
  expect(() => figure({ part: 'load', what: 'documents', value: 1, unit: 'ms', floor })).not.toThrow()
})
