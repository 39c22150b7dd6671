import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Block } from '../../blocks/block.ts'
import { Picture } from '../../image/picture.ts'
import { BOOKKEEPING } from '../bookkeeping.ts'
import { CONTENT_SCHEMAS } from '../schemas.ts'

/** Number of field or block names with Japanese labels that count as a second table. */
const TABLE = 3

const NAMES = new Set([
  ...Object.values(CONTENT_SCHEMAS).flatMap(({ shape }) => Object.keys(shape)),
  ...Object.keys(Picture.shape),
  ...Block.options.map(({ shape }) => shape.type.value),
])
const ENTRY = /^\s+'?([A-Za-z]+)(?:[.\w*]*)'?:\s*(?:\{\s*label:\s*)?['"`][^'"`]*[ぁ-んァ-ヶ一-龠]/gm

const HOLDS_LABELS = /^domain\/(manuscript\/labels|blocks)\//

const tableIn = (file: string): string[] => [
  ...new Set(
    [...readFileSync(file, 'utf8').matchAll(ENTRY)].flatMap(([, name = '']) =>
      NAMES.has(name) && !BOOKKEEPING.has(name) ? [name] : [],
    ),
  ),
]

test('labels of fields and blocks are defined in one place', () => {
  const files = globSync('{domain,pages/office,worker}/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file) && !HOLDS_LABELS.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const second = files.flatMap((file) => {
    const names = tableIn(file)
    return names.length < TABLE ? [] : [`${file}: ${names.join(', ')}`]
  })
  expect(second).toEqual([])
})
