import { expect, test } from 'vitest'
import { listTree } from './list-tree.ts'

type Item = { text: { text: string }[]; lists: { ordered: boolean; items: Item[] }[] }

/** A tree as text: `-` for bullets, `#` for numbers, two spaces per depth. */
const drawn = ({ ordered, items }: { ordered: boolean; items: Item[] }, depth = 0): string[] =>
  items.flatMap(({ text, lists }) => [
    `${'  '.repeat(depth)}${ordered ? '#' : '-'}${text.map((run) => run.text).join('')}`,
    ...lists.flatMap((list) => drawn(list, depth + 1)),
  ])

const treeOf = (ordered: boolean, ...entries: [text: string, depth?: number, ordered?: boolean][]) =>
  drawn(
    listTree({
      ordered,
      items: entries.map(([text]) => [{ text, marks: [] }]),
      levels: entries.map(([, depth, inner = false]) => (depth ? { depth, ordered: inner } : null)),
    }),
  )

test('items are inside the last item above them that is less deep', () => {
  expect(treeOf(true, ['乗る'], ['駅で', 1], ['切符', 2], ['弁当', 2], ['車内で', 1], ['降りる'])).toEqual([
    '#乗る',
    '  -駅で',
    '    -切符',
    '    -弁当',
    '  -車内で',
    '#降りる',
  ])
})

test('bullets and numbers of one depth are lists of their own', () => {
  const list = listTree({
    ordered: false,
    items: ['朝', '湯', '飯', '散歩'].map((text) => [{ text, marks: [] }]),
    levels: [null, { depth: 1, ordered: false }, { depth: 1, ordered: true }, { depth: 1, ordered: true }],
  })
  expect(list.items[0]?.lists.map(({ ordered, items }) => [ordered, items.length])).toEqual([
    [false, 1],
    [true, 2],
  ])
})

test('a list without levels is flat, and an item without a parent is not lost', () => {
  const items = ['朝', '夜'].map((text) => [{ text, marks: [] }])
  expect(drawn(listTree({ ordered: false, items }))).toEqual(['-朝', '-夜'])
  expect(treeOf(false, ['朝', 1], ['昼', 2], ['夜'])).toEqual(['-朝', '-昼', '-夜'])
})
