import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRedirectRows } from '#domain/redirect/redirect-csv.ts'
import { RedirectInput } from '#domain/redirect/redirect-rule.ts'
import { oddText } from '#tests/fuzz/odd-texts.ts'
import { checkProperty } from '#tests/fuzz/runs.ts'
import { parseCsv } from './csv.ts'

const HEADS = [
  '転送元',
  '転送先',
  '状態コード',
  '有効',
  '開始',
  '終了',
  'メモ',
  'from',
  'to',
  '__proto__',
  '',
]
const cell = fc.oneof(
  oddText,
  fc.constantFrom(
    '/old',
    '/new',
    '301',
    '410',
    'はい',
    '2026/1/5 9:00',
    '2026-02-30',
    '"',
    '""',
    '"a',
    'a"b',
    '=1+1',
    '\ufeff',
  ),
)
const quoted = cell.map((text) => `"${text.replaceAll('"', '""')}"`)
const line = fc
  .array(fc.oneof(cell, quoted), { maxLength: 12 })
  .chain((cells) => fc.constantFrom(',', ',', '\t', ';').map((comma) => cells.join(comma)))
const file = fc
  .tuple(
    fc.constantFrom('', '\ufeff'),
    fc.oneof(
      fc.constant('転送元,転送先,状態コード,有効,開始,終了,メモ'),
      fc.array(fc.constantFrom(...HEADS)).map((all) => all.join(',')),
    ),
    fc.array(line, { maxLength: 8 }),
    fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\u2028'),
  )
  .map(([mark, head, lines, newline]) => mark + [head, ...lines].join(newline))

test('any text parses as a file of rules: each line is a valid rule, or a problem in Japanese (R62)', async () => {
  await checkProperty(1000, fc.oneof(file, oddText), (text) => {
    const { lines, problems } = readRedirectRows(parseCsv(text))
    for (const { message, line: at } of problems) {
      expect(message).toMatch(/[ぁ-んァ-ヶ一-龠]/)
      expect(at).toBeGreaterThan(0)
    }
    for (const { input } of lines) expect(RedirectInput.safeParse(input).success).toBe(true)
    // Sources are unique.
    expect(new Set(lines.map(({ input }) => input.from)).size).toBe(lines.length)
  })
})
