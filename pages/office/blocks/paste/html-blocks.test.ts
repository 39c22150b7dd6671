// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOfDoc } from '../model/to-block.ts'
import { docOfBlocks } from '../model/to-node.ts'
import { GOOGLE_DOCS, WEB_PAGE, WORD } from './clipboard.fixture.ts'
import { cspSafeHtml } from './csp-safe-html.ts'
import { blocksOfHtml } from './html-blocks.ts'
import { OWN_BLOCK } from './own-block.ts'
import { blocksOfText } from './plain-text.ts'

type Read = { type: string; data: Record<string, unknown> }

const rootOf = (html: string) => {
  const { body } = document.implementation.createHTMLDocument('')
  const root = body.appendChild(document.createElement('div'))
  root.innerHTML = cspSafeHtml(html)
  return root
}
const without = (blocks: unknown[]): Read[] => (blocks as Read[]).map(({ type, data }) => ({ type, data }))
const read = (html: string) => without(blocksOfHtml(rootOf(html)).blocks)
const run = (text: string, ...marks: object[]) => ({ text, marks })
const paragraph = (...text: object[]) => ({ type: 'paragraph', data: { text } })
const image = (caption: string | null) => ({ type: 'image', data: { image: null, caption } })
const link = (href: string) => ({ type: 'link', href })

test('Google Docs content keeps headings, lists, table, links and bold, and nothing else (R36)', () => {
  expect(read(GOOGLE_DOCS)).toEqual([
    { type: 'heading', data: { level: 2, text: '城崎温泉の歩きかた' } },
    paragraph(
      run('七つの外湯をめぐる町です。朝は'),
      run('7時', { type: 'bold' }),
      run('から開いています。くわしくは'),
      run('町の案内', link('https://kinosaki-spa.gr.jp/')),
      run('をご覧ください。'),
    ),
    image(null),
    { type: 'heading', data: { level: 3, text: '持ちもの' } },
    {
      type: 'list',
      data: {
        ordered: false,
        items: [[run('タオル')], [run('小銭'), run('（ロッカー用）', { type: 'marker' })], [run('百円玉')]],
        levels: [null, null, { depth: 1, ordered: false }],
      },
    },
    { type: 'list', data: { ordered: true, items: [[run('一の湯')], [run('御所の湯')]] } },
    {
      type: 'table',
      data: {
        caption: null,
        header: ['外湯', '料金'],
        rows: [
          ['一の湯', '800円'],
          ['地蔵湯', ''],
        ],
      },
    },
    paragraph(run('おわり')),
  ])
})

test('line breaks stay in their paragraph, two of them divide it, and struck text stays struck', () => {
  const html = `<p>朝<br>
    昼<br/><br/>夕</p><p>夜<br></p><br><h2>見<br>出し</h2>
    <ul><li><p>湯</p><p>宿</p></li></ul><blockquote><p>一</p><p>二</p></blockquote>
    <p><del>休み</del><span style="text-decoration:line-through">水曜</span><span style="text-decoration:none">木曜</span></p>`
  expect(read(html)).toEqual([
    paragraph(run('朝\n昼')),
    paragraph(run('夕')),
    paragraph(run('夜')),
    { type: 'heading', data: { level: 2, text: '見出し' } },
    { type: 'list', data: { ordered: false, items: [[run('湯\n宿')]] } },
    { type: 'quote', data: { text: [run('一\n二')], source: null, sourceUrl: null } },
    paragraph(run('休み水曜', { type: 'strike' }), run('木曜')),
  ])
})

test('Word content keeps headings, its lists written as paragraphs, its table and highlights', () => {
  expect(read(WORD)).toEqual([
    { type: 'heading', data: { level: 2, text: '冬の但馬へ' } },
    paragraph(
      run('松葉がにの漁は、'),
      run('11月6日', { type: 'bold' }),
      run('に始まります。'),
      run('宿は早めに。', { type: 'marker' }),
    ),
    { type: 'list', data: { ordered: false, items: [[run('香住')], [run('柴山')]] } },
    { type: 'list', data: { ordered: true, items: [[run('予約する')], [run('列車に乗る')]] } },
    { type: 'table', data: { caption: null, header: ['港', '駅'], rows: [['香住', '香住駅']] } },
    image(null),
  ])
})

test('a web page loses scripts and styles, its pictures become placeholders; a link to a video on its own line becomes an embed', () => {
  expect(read(WEB_PAGE)).toEqual([
    {
      type: 'quote',
      data: { text: [run('山の手線の電車に跳飛ばされて怪我をした。')], source: null, sourceUrl: null },
    },
    image('川'),
    paragraph(run('城崎', { type: 'ruby', text: 'きのさき' }), run('は歩く町。')),
    { type: 'embed', data: { service: 'youtube', url: 'https://youtu.be/aWa0d0Ri_26', title: '' } },
    { type: 'divider', data: {} },
    paragraph(run('行きかたは押せません。')),
  ])
})

test('a picture becomes a placeholder with its caption or alt text; tiny pictures become text', () => {
  expect(
    read(`<figure><a href="/x"><picture><source srcset="a"><img src="a" alt="滝"></picture></a><figcaption>落差<b>30m</b></figcaption></figure>
      <p>前<img src="b" alt="橋">後<img src="c" width="18" alt="😀"><img src="d" width="1" height="1" alt="x"></p>
      <h2>朝<img src="e" alt="湯気"></h2><ol><li>一<img src="f"></li><li>二</li></ol>
      <table><tr><th>宿</th><th>写真</th></tr><tr><td>湯の里</td><td><img src="g" alt="外観"></td></tr></table>`),
  ).toEqual([
    image('落差30m'),
    paragraph(run('前')),
    image('橋'),
    paragraph(run('後😀')),
    { type: 'heading', data: { level: 2, text: '朝' } },
    image('湯気'),
    { type: 'list', data: { ordered: true, items: [[run('一')], [run('二')]] } },
    image(null),
    { type: 'table', data: { caption: null, header: ['宿', '写真'], rows: [['湯の里', '']] } },
    image('外観'),
  ])
  expect(blocksOfHtml(rootOf('<p>a<img src="a">b<img src="b"></p>')).lost.pictures).toBe(2)
})

test('merged cells are repeated, and losses are reported', () => {
  const joined = `<table><tr><th rowspan="2">宿</th><th colspan="2">料金</th></tr><tr><td>平日</td><td>休日</td></tr>
    <tr><td>湯の里</td><td colspan="2" rowspan="0">9,000円</td></tr><tr><td>川の宿</td></tr></table>`
  expect(read(joined)).toEqual([
    {
      type: 'table',
      data: {
        caption: null,
        header: ['宿', '料金', '料金'],
        rows: [
          ['宿', '平日', '休日'],
          ['湯の里', '9,000円', '9,000円'],
          ['川の宿', '9,000円', '9,000円'],
        ],
      },
    },
  ])
  const { lost } = blocksOfHtml(rootOf(`${joined}${WEB_PAGE}<video src="a"></video>`))
  expect(lost).toEqual({ pictures: 1, frames: 2, isSplit: true, isCut: false, isDeep: false })
  const wide = `<table>${`<tr>${'<td>a</td>'.repeat(21)}</tr>`.repeat(2)}</table>`
  expect(blocksOfHtml(rootOf(wide)).lost.isCut).toBe(true)
  const film = '<p>音</p><iframe src="https://www.youtube.com/embed/aWa0d0Ri_26"></iframe>'
  expect(read(film)[1]).toMatchObject({ type: 'embed', data: { service: 'youtube' } })
})

test('lines of plain text become paragraphs; ruby and URLs are parsed, videos become embeds', () => {
  expect(
    without(
      blocksOfText(
        '｜城崎《きのさき》へ\r\n\r\n　志賀直哉《しがなおや》 https://example.jp/a。\nhttps://x.com/tabi/status/12345',
      ),
    ),
  ).toEqual([
    paragraph(run('城崎', { type: 'ruby', text: 'きのさき' }), run('へ')),
    paragraph(
      run('志賀直哉', { type: 'ruby', text: 'しがなおや' }),
      run(' '),
      run('https://example.jp/a', link('https://example.jp/a')),
      run('。'),
    ),
    { type: 'embed', data: { service: 'x', url: 'https://x.com/tabi/status/12345', title: '' } },
  ])
})

test('any pasted HTML gives valid blocks with allowed links only', () => {
  const text = fc.string({ maxLength: 12 })
  const attribute = fc.constantFrom(
    'href="javascript:alert(1)"',
    'href=" javaſcript:alert(1)"',
    'href="data:text/html,x"',
    'href="//evil.example"',
    'href="/\\\\evil.example"',
    'href="/spots"',
    'style="font-weight:700;mso-list:l0 level1"',
    'onclick="alert(1)"',
    'colspan="99999"',
    `${OWN_BLOCK}='{"id":"x","type":"paragraph"}'`,
    `${OWN_BLOCK}='{"id":"a0000000-0000-4000-8000-000000000001","type":"heading","data":{"level":2,"text":"自分の"}}'`,
    '',
  )
  const tag = fc.constantFrom(
    ...'p div span b a ul ol li table tr td th h1 h3 blockquote ruby rt script style svg iframe br hr img template pre'.split(
      ' ',
    ),
  )
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      text,
      fc
        .tuple(tag, attribute, fc.array(tie('tree'), { maxLength: 4 }))
        .map(([name, attributes, inner]) => `<${name} ${attributes}>${inner.join('')}</${name}>`),
    ),
  }))
  fc.assert(
    fc.property(tree, (html) => {
      const { blocks } = blocksOfHtml(rootOf(html))
      const doc = docOfBlocks(blocks)
      expect(doc.content.content.map(({ type }) => type.name)).not.toContain('unknown')
      expect(blocksOfDoc(doc)).toEqual(blocks)
      expect(JSON.stringify(blocks)).not.toMatch(/"href":"(?!\/spots")/)
    }),
    { numRuns: 400 },
  )
})

test('a thousand nested boxes, or a cell across a million columns, are pasted quickly', () => {
  const deep = `${'<div>'.repeat(1000)}底${'</div>'.repeat(1000)}<p>浅い</p>`
  expect(read(deep)).toContainEqual(paragraph(run('浅い')))
  expect(read(deep)).toContainEqual(paragraph(run('底')))
  expect(blocksOfHtml(rootOf(deep)).lost.isDeep).toBe(true)
  const wide = '<table><tr><td colspan="1000000">a</td></tr><tr><td>b</td></tr></table>'
  expect(JSON.stringify(read(wide)).length).toBeLessThan(1000)
})

test('nothing blocked by the CSP is left in pasted HTML, and all texts are', () => {
  for (const html of [GOOGLE_DOCS, WORD, WEB_PAGE]) {
    const root = rootOf(html)
    expect(root.querySelectorAll('[style], style')).toHaveLength(0)
    const names = [...root.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())
    expect(names.filter((name) => name.startsWith('on'))).toEqual([])
  }
  expect(cspSafeHtml('<base href="https://a.example/"><p>a</p>')).toBe('<p>a</p>')
  expect(cspSafeHtml('<p title="1 > 0" style="a">style = on = 1 < 2</p>')).toContain('style = on = 1 < 2')
})
