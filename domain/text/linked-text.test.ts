import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedRuns } from './linked-text.ts'

const links = (text: string) =>
  linkedRuns(text).flatMap(({ text: label, href }) => (href ? [[label, href]] : []))

test.each([
  [
    '予約はhttps://booking.example/my?key=1、電話も可',
    [['https://booking.example/my?key=1', 'https://booking.example/my?key=1']],
  ],
  ['地図（http://maps.example/a_(b)）。', [['http://maps.example/a_(b)', 'http://maps.example/a_(b)']]],
  ['見る https://a.example/x. つぎ', [['https://a.example/x', 'https://a.example/x']]],
  ['宿 0768-22-0123', [['0768-22-0123', 'tel:0768220123']]],
  ['宿０３（１２３４）５６７８まで', [['０３（１２３４）５６７８', 'tel:0312345678']]],
  [
    '携帯090 1234 5678、09012345678',
    [
      ['090 1234 5678', 'tel:09012345678'],
      ['09012345678', 'tel:09012345678'],
    ],
  ],
  ['+81-3-1234-5678', [['+81-3-1234-5678', 'tel:+81312345678']]],
])('links and telephone numbers of %j are found', (text, found) => {
  expect(links(text)).toEqual(found)
})

test.each([
  '2026-12-05 10:30 に出発',
  '予約番号 0120-1',
  '確認番号 KG0768-22-0123',
  '4901234567894',
  'javascript:alert(1) data:text/html,x mailto:a@b.example tel:0768',
  'https:// ftp://a.example https://user:secret@a.example/',
  '¥12,000 × 2',
])('%j has no links', (text) => {
  expect(links(text)).toEqual([])
})

test('the runs of any text join to it, and link to pages and telephones only', () => {
  const piece = fc.constantFrom(
    'https://',
    'http://a.example/',
    '0768-22-0123',
    'javascript:',
    '<b>',
    '）',
    '。',
    '\n',
    '0',
    '-',
    '+81',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.oneof(piece, fc.string())).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, (value) => {
      const runs = linkedRuns(value)
      expect(runs.map((run) => run.text).join('')).toBe(value)
      for (const { href } of runs) if (href) expect(href).toMatch(/^(https?:\/\/|tel:\+?\d+$)/)
    }),
  )
})
