import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRedirectRows } from '#domain/redirect/redirect-csv.ts'
import { RedirectInput, type RedirectRule, redirectInputOf } from '#domain/redirect/redirect-rule.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { parseCsv, redirectCsv } from './csv.ts'

const RULE: RedirectRule = {
  id: randomIdentifier(),
  from: '/old',
  to: '/new',
  status: 302,
  isEnabled: true,
  startsAt: '2026-11-30T15:00:00.000Z',
  endsAt: '2026-12-31T15:00:00.000Z',
  note: '年末の案内',
  hits: 12,
  lastHitAt: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
}
const read = (text: string) => readRedirectRows(parseCsv(text))

test('a file has a BOM for Excel, CRLF, and moments of Japan (R62)', () => {
  expect(redirectCsv([RULE])).toBe(
    '\uFEFF転送元,転送先,状態コード,有効,開始,終了,メモ,回数,最後に使われた日時\r\n' +
      '/old,/new,302,はい,2026-12-01 00:00,2027-01-01 00:00,年末の案内,12,\r\n',
  )
})

test('nothing in a file is computed by a spreadsheet, and what was neutralised comes back as it was (R62)', () => {
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−', "'", '＇']
  const before = ['', '\u200b', '\u200b ', '\u00ad', '\ue000']
  const words = ['1+1', '81', 'SUM(A1)', 'HYPERLINK("https://evil.example")', "'", '']
  const notes = signs.flatMap((sign) => before.flatMap((space) => words.map((word) => space + sign + word)))
  for (const note of notes) {
    const text = redirectCsv([{ ...RULE, note }])
    const computed = /^[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r\n]/u
    expect(
      parseCsv(text)
        .flat()
        .filter((cell) => computed.test(cell)),
    ).toEqual([])
    expect(read(text).lines[0]?.input.note).toBe(note)
  }
})

test('a cell that begins with spaces, a tab or a line break before a sign is not computed either (R62)', () => {
  const noteOf = (note: string) => parseCsv(redirectCsv([{ ...RULE, note }]))[1]?.[6]
  for (const space of [' ', '\u3000', '\u00a0', '\t', '\r', '\n', '\r\n', '\ufeff', ' \t'])
    for (const sign of ['=', '＋', '－1', '@']) expect(noteOf(space + sign)).toBe(`'${space}${sign}`)
  for (const note of ['\tx', '\rx', '\nx']) expect(noteOf(note)).toBe(`'${note}`)
  for (const note of [' x', '　x', '1=2', '≒1']) expect(noteOf(note)).toBe(note)
})

test('an exported file parses to the same rules, with any text (R62)', () => {
  const moment = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    .map((date) => `${date.toISOString().slice(0, 16)}:00.000Z`)
  const input = fc
    .record({
      from: fc.stringMatching(/^\/old\/[a-z,"' ]{1,20}[a-z]$/),
      to: fc.constantFrom('/new', '/a,b', 'https://host.example/x', ''),
      status: fc.constantFrom(301, 302, 307, 308, 410),
      isEnabled: fc.boolean(),
      startsAt: fc.option(moment),
      endsAt: fc.option(moment),
      note: fc
        .tuple(
          fc.constantFrom('', '=', '＝', '＋', '－', '＠', '−', "'", "''", '\u200b+'),
          fc.string({ unit: 'grapheme', maxLength: 40 }),
        )
        .map(([sign, text]) => `${sign}${text.replace(/\p{Cc}/gu, '')}`.trim()),
    })
    .map((one) => RedirectInput.safeParse(one).data)
    .filter((one) => one !== undefined)
  fc.assert(
    fc.property(fc.uniqueArray(input, { selector: ({ from }) => from, maxLength: 5 }), (inputs) => {
      const text = redirectCsv(inputs.map((one) => ({ ...RULE, ...one })))
      const { lines, problems } = read(text)
      expect(problems).toEqual([])
      expect(lines.map((line) => redirectInputOf(line.input))).toEqual(inputs)
    }),
  )
})

test('columns are matched by their headers, in Japanese or English, in any order, from Excel too (R62)', () => {
  const english = 'target;source'
  expect(read(english).problems[0]?.message).toContain('転送元')
  expect(read('note,code,target,source\nx,308,/new,/old\n').lines[0]?.input).toMatchObject({
    from: '/old',
    to: '/new',
    status: 308,
    note: 'x',
    isEnabled: true,
  })
  const excel = '転送元\t転送先\t状態コード\t有効\t開始\n/old\t/new\t302\tFALSE\t2026/1/5 9:00\n'
  expect(read(excel).lines[0]?.input).toMatchObject({
    isEnabled: false,
    startsAt: '2026-01-05T00:00:00.000Z',
  })
})

test('every line is parsed by itself, with its own problems (R62)', () => {
  const { lines, problems } = read(
    [
      '転送元,転送先,状態コード,終了',
      '/a,/b,301,',
      '',
      'a,/b,301,',
      '/v1/x,/b,301,',
      '/c,javascript:alert(1),301,',
      '/d,/e,999,',
      '/a,/z,301,',
      '/f,/g,302,あした',
      '/h,,410,',
      '/k,,,',
      '"/i,/j,301,',
    ].join('\n'),
  )
  expect(lines.map(({ line, input }) => [line, input.from, input.status])).toEqual([
    [2, '/a', 301],
    [10, '/h', 410],
  ])
  expect(problems.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9, 11, 12])
  for (const { message } of problems) expect(message).toMatch(/[ぁ-ん]/)
})

test('any text is parsed without a failure (R62)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { lines, problems } = read(`転送元,転送先\n${text}`)
      expect(lines.length + problems.length).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})
