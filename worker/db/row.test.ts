import { expect, test } from 'vitest'
import { z } from 'zod'
import { IsoDate, IsoDateTime } from '#domain/date/iso-date.ts'
import { columnsOf, fieldsOf, valuesOf } from './row.ts'

const columns = columnsOf(
  z.object({
    title: z.string().trim(),
    at: IsoDateTime.nullable(),
    day: IsoDate.nullable(),
    tags: z.array(z.string()),
  }),
)

test('times are stored in UTC; dates, and texts that look like times, are unchanged', () => {
  const values = valuesOf(columns, {
    title: '2026-11-21Tの旅',
    at: '2026-11-21T09:00:00+09:00',
    day: '2026-11-21',
    tags: ['2026-11-21T09:00:00+09:00'],
  })
  expect(values).toEqual([
    '2026-11-21Tの旅',
    '2026-11-21T00:00:00.000Z',
    '2026-11-21',
    '["2026-11-21T09:00:00+09:00"]',
  ])
  expect(valuesOf(columns, { title: '2026-11-21T09:00:00+09:00', at: null, day: null, tags: [] })).toEqual([
    '2026-11-21T09:00:00+09:00',
    null,
    null,
    '[]',
  ])
})

test('a row read back has the stored fields', () => {
  const entity = { title: '旅', at: '2026-11-21T00:00:00.000Z', day: null, tags: ['海'] }
  const row = Object.fromEntries(
    columns.map(({ name }, index) => [name, valuesOf(columns, entity)[index] ?? null]),
  )
  expect(fieldsOf(columns, row)).toEqual(entity)
})
