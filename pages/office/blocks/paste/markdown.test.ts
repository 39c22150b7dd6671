import { expect, test } from 'vitest'
import { Block } from '#domain/blocks/block.ts'
import { blocksOfMarkdown, isMarkdown, loadLexer } from './markdown.ts'

type Made = { id: string; type: string; data: Record<string, unknown> }

const read = async (text: string): Promise<Omit<Made, 'id'>[]> =>
  (blocksOfMarkdown(text, await loadLexer()) as Made[]).map(({ type, data }) => ({ type, data }))
const run = (text: string, ...marks: object[]) => ({ text, marks })
const BOLD = { type: 'bold' }
const STRIKE = { type: 'strike' }

test('an article in Markdown becomes its blocks', async () => {
  const text = `# 城崎の朝

## 七つの外湯

朝は**7時**から。
~~水曜~~木曜は休み。[町の案内](https://kinosaki.example.jp/)

- 湯
  1. 一の湯
     - 洞窟風呂
  2. 御所の湯
- 宿

1. 乗る
2. 降りる

> 山の手線の電車に
> 跳飛ばされた。

---

| 外湯 | 料金 |
|---|---|
| 一の湯 | **800円** |

![大谿川](river.jpg)`
  expect(await read(text)).toEqual([
    { type: 'heading', data: { level: 2, text: '城崎の朝' } },
    { type: 'heading', data: { level: 2, text: '七つの外湯' } },
    {
      type: 'paragraph',
      data: {
        text: [
          run('朝は'),
          run('7時', BOLD),
          run('から。\n'),
          run('水曜', STRIKE),
          run('木曜は休み。'),
          run('町の案内', { type: 'link', href: 'https://kinosaki.example.jp/' }),
        ],
      },
    },
    {
      type: 'list',
      data: {
        ordered: false,
        items: [[run('湯')], [run('一の湯')], [run('洞窟風呂')], [run('御所の湯')], [run('宿')]],
        levels: [
          null,
          { depth: 1, ordered: true },
          { depth: 2, ordered: false },
          { depth: 1, ordered: true },
          null,
        ],
      },
    },
    { type: 'list', data: { ordered: true, items: [[run('乗る')], [run('降りる')]] } },
    {
      type: 'quote',
      data: { text: [run('山の手線の電車に\n跳飛ばされた。')], source: null, sourceUrl: null },
    },
    { type: 'divider', data: {} },
    { type: 'table', data: { caption: null, header: ['外湯', '料金'], rows: [['一の湯', '800円']] } },
    { type: 'image', data: { image: null, caption: '大谿川' } },
  ])
})

test('emphasis beside brackets, ruby and footnotes are read, italics only as text', async () => {
  const text = `**「外湯」**は*七つ*、｜大谿川《おおたにがわ》沿い[^1]。

[^1]: 町の記録による。`
  expect(await read(text)).toEqual([
    {
      type: 'paragraph',
      data: {
        text: [
          run('「外湯」', BOLD),
          run('は七つ、'),
          run('大谿川', { type: 'ruby', text: 'おおたにがわ' }),
          run('沿い'),
          {
            ...run(''),
            note: { text: '町の記録による。', title: null, publisher: null, url: null, checkedAt: null },
          },
          run('。'),
        ],
      },
    },
  ])
})

test('HTML, code and unsafe links in Markdown are text, and every result is publishable', async () => {
  const text = `<script>alert(1)</script>

朝<img src=x onerror="alert(1)">の町。<br>夜も。[押す](javascript:alert(1)) \`<b>符号</b>\`

\`\`\`html
<b>湯</b>
<i>宿</i>
\`\`\``
  const made = await read(text)
  expect(made.map(({ data }) => data)).toEqual([
    { text: [run('<script>alert(1)</script>')] },
    { text: [run('朝<img src=x onerror="alert(1)">の町。\n夜も。押す <b>符号</b>')] },
    { text: [run('<b>湯</b>\n<i>宿</i>')] },
  ])
  for (const block of blocksOfMarkdown(text, await loadLexer()))
    expect(Block.safeParse(block).success).toBe(true)
})

test('hostile nesting keeps its text within the depth of lists, in little time', async () => {
  const text = Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- 段${depth}`).join('\n')
  const [made, ...rest] = blocksOfMarkdown(text, await loadLexer())
  expect(rest).toEqual([])
  expect(Block.safeParse(made).success).toBe(true)
  expect(JSON.stringify(made)).toContain('段199')
})

test('plain Japanese text is not taken for Markdown', () => {
  for (const text of [
    '朝は7時から。\n夜は9時まで。',
    '7-8月は休み - 9月から。',
    '2 * 3 * 4',
    '#城崎 #温泉',
    '（注）*は別料金',
    '1.5km先の宿',
    '――――――',
  ])
    expect([text, isMarkdown(text)]).toEqual([text, false])
  for (const text of [
    '## 朝',
    '- 湯',
    '1. 乗る',
    '> 引用',
    '町は**静か**。',
    '[町](/pr/hyogo)へ',
    '~~休み~~',
  ])
    expect([text, isMarkdown(text)]).toEqual([text, true])
})
