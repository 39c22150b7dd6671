import { expect, test } from 'vitest'
import { Block } from '#domain/blocks/block.ts'
import { nodeOfBlock } from '../model/to-node.ts'
import { tooLong } from './too-long.ts'

const block = (type: string, data: object) => ({ id: 'a1234567-0000-4000-8000-000000000001', type, data })
const problemsOf = (type: string, data: object) => tooLong(nodeOfBlock(block(type, data)))
// One character of two code units.
const long = (count: number) => '𠮷'.repeat(count)

test.each([
  ['heading', (text: string) => ({ level: 2, text }), 80],
  ['prNotice', (text: string) => ({ text }), 200],
  ['table', (text: string) => ({ caption: null, header: [text], rows: [['']] }), 60],
  ['table', (text: string) => ({ caption: null, header: [''], rows: [[text]] }), 300],
])(
  'a %s is reported as too long exactly when it could not be published, in code points (R36, R185)',
  (type, data, most) => {
    for (const count of [1, most, most + 1]) {
      const whole = data(long(count))
      expect([count, problemsOf(type, whole).length === 0]).toEqual([
        count,
        Block.safeParse(block(type, whole)).success,
      ])
    }
  },
)

test('a too long table names the cell', () => {
  const rows = [
    ['', ''],
    ['', long(301)],
  ]
  expect(problemsOf('table', { caption: null, header: ['', long(61)], rows })).toEqual([
    '2列目の列の名前は60文字までです。いま61文字です。',
    '2行目2列目の表の欄は300文字までです。いま301文字です。',
  ])
})
