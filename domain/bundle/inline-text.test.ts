import { expect, test } from 'vitest'
import type { NotedInline } from '../blocks/inline.ts'
import { readInline, readPlain, writeInline } from './inline-text.ts'

const NOTE = { text: '記録による。', title: null, publisher: null, url: null, checkedAt: null }

const read = (text: string) => {
  const problems: string[] = []
  const report = (line: number, message: string) => problems.push(`${line}：${message}`)
  const runs = readInline(text, { line: 3, report, noteOf: (number) => (number === 1 ? NOTE : undefined) })
  return problems.length > 0 ? problems : runs
}

test.each<[string, NotedInline]>([
  ['朝の==湯けむり==が立つ。', [run('朝の'), run('湯けむり', { type: 'marker' }), run('が立つ。')]],
  // CommonMark has no emphasis here, because a bracket is inside and a letter outside.
  ['**「城崎」**の湯', [run('「城崎」', { type: 'bold' }), run('の湯')]],
  ['{城崎|きのさき}へ', [run('城崎', { type: 'ruby', text: 'きのさき' }), run('へ')]],
  ['[**湯**](/spots/a\\(b\\))', [run('湯', { type: 'link', href: '/spots/a(b)' }, { type: 'bold' })]],
  ['湯[^1]。', [run('湯'), { ...run(''), note: NOTE }, run('。')]],
  ['2\\*3\\=\\=6 \\[x\\]\\<b>', [run('2*3==6 [x]<b>')]],
  ['一行目\\\n二行目', [run('一行目\n二行目')]],
])('%s is written and read', (text, runs) => {
  expect(writeInline(runs, () => 1)).toBe(text)
  expect(read(text)).toEqual(runs)
})

function run(text: string, ...marks: NotedInline[number]['marks']): NotedInline[number] {
  return { text, marks }
}

test('lines of one paragraph are joined, with a space only where both sides are Latin letters', () => {
  expect(read('湯の\n町')).toEqual([run('湯の町')])
  expect(read('hot \n springs')).toEqual([run('hot springs')])
})

test('what is not complete, or is no text, is reported in words', () => {
  expect(read('**湯')).toEqual(['3：「**」が閉じていません。文字そのものは「\\」を前に置いて書きます。'])
  expect(read('[湯](/a')).toEqual(['3：「[」で始まる部分が、最後まで書かれていません。'])
  expect(read('{湯|ゆ')).toEqual(['3：「{」で始まる部分が、最後まで書かれていません。'])
  expect(read('湯[^2]')).toEqual(['3：注「[^2]」の内容がありません。'])
  expect(read('湯<script>alert(1)</script>')).toEqual([
    '3：HTMLは書けません。文字の「<」は「\\<」と書いてください。',
  ])
  expect(read('['.repeat(100_000))).toEqual(['3：文字の飾りの入れ子が深すぎます。'])
  const problems: string[] = []
  expect(readPlain('**湯**', 1, (_, message) => problems.push(message))).toBeNull()
  expect(problems).toEqual(['ここでは、太字やリンクなどの飾りは使えません。'])
})
