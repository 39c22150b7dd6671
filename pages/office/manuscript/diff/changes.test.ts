import { expect, test } from 'vitest'
import { blockChanges, foldSame } from './block-changes.ts'
import { fieldChanges } from './field-changes.ts'
import { blockText } from './field-place.ts'
import { collectNames } from './names.ts'
import { wordChanges } from './word-changes.ts'

const block = (id: string, text: string) => ({ id, type: 'paragraph', data: { text: [{ text, marks: [] }] } })

test('Japanese is compared word by word (R39)', () => {
  expect(wordChanges('兼六園は朝が静かです。', '兼六園は夜が静かです。')).toEqual([
    { text: '兼六園は', kind: 'same' },
    { text: '朝', kind: 'removed' },
    { text: '夜', kind: 'added' },
    { text: 'が静かです。', kind: 'same' },
  ])
  expect(wordChanges('', '雪')).toEqual([{ text: '雪', kind: 'added' }])
})

test('blocks are reported as added, removed, changed and moved, and unchanged ones are collapsed (R39)', () => {
  const same = Array.from({ length: 5 }, (_, at) => block(`s${at}`, `段落${at}`))
  const before = [block('a', '一'), block('b', '二'), ...same, block('z', '末')]
  const after = [block('z', '末'), block('a', '壱'), ...same, block('n', '新')]
  const changes = blockChanges(before, after)
  const changed = changes
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, block: { id } }) => `${kind} ${id}`)
  expect(changed.sort()).toEqual(['added n', 'changed a', 'moved z', 'removed b'])
  const folded = foldSame(changes).filter((change) => change.kind === 'folded')
  expect(folded.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual([['s1', 's2', 's3']])
})

test('nested items and struck words are visible, and a change of nesting alone (R39)', () => {
  const { names } = collectNames()
  const items = [
    [{ text: '乗る', marks: [] }],
    [{ text: '水曜', marks: [{ type: 'strike' }] }],
    [{ text: '切符', marks: [] }],
  ]
  const textOf = (levels?: object) => {
    const data = { ordered: false, items, ...levels }
    return blockText({ id: 'a', type: 'list', data }, names).split('\n').slice(-3)
  }
  expect(textOf()).toEqual(['・乗る', '・水曜〔取り消し線〕', '・切符'])
  expect(textOf({ levels: [null, { depth: 1, ordered: true }, { depth: 2, ordered: false }] })).toEqual([
    '・乗る',
    '　（番号）水曜〔取り消し線〕',
    '　　・切符',
  ])
})

test('a change of a mark, a link or a note alone is visible (R39)', () => {
  const { names } = collectNames()
  const textOf = (type: string, data: object) => blockText({ id: 'a', type, data }, names)
  const plain = textOf('paragraph', { text: [{ text: '金沢', marks: [] }] })
  const linked = textOf('paragraph', {
    text: [{ text: '金沢', marks: [{ type: 'link', href: '/pr/ishikawa' }] }],
  })
  expect([plain, linked]).toEqual(['金沢', '金沢〔→ /pr/ishikawa〕'])
  const note = { text: '市の資料。', title: '市史', publisher: null, url: null, checkedAt: '2026-11-20' }
  expect(
    textOf('paragraph', {
      text: [
        { text: '金沢', marks: [] },
        { text: '', marks: [], note },
      ],
    }),
  ).toBe('金沢〔注：市の資料。、市史、2026年11月20日確認〕')
  expect(textOf('table', { header: ['時刻', '場所'], rows: [['9:00', '駅']], caption: null })).toBe(
    '列の名前：時刻、場所\n表の行：9:00｜駅',
  )
})

test('fields are listed by label, without internal fields and values empty in both (R39)', () => {
  const before = {
    title: '朝',
    version: 1,
    seo: { title: null, noindex: false },
    tags: [],
    blocks: [block('a', '一')],
  }
  const after = { title: '夜', version: 2, seo: { title: '夜の庭', noindex: false }, catch: '', blocks: [] }
  expect(fieldChanges(before, after).map(({ path }) => path)).toEqual(['title', 'seo.title'])
})
