import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { inlineText, NotedInline } from '../inline.ts'

/** How many levels a list has at most. */
export const MAX_LIST_DEPTH = 3

/** Where an item below the first level belongs: its depth, from 1, and whether it has a number. */
const Level = z.object({
  depth: z
    .int()
    .min(1)
    .max(MAX_LIST_DEPTH - 1),
  ordered: z.boolean(),
})

/** One entry per item, `null` on the first level. */
export const ListLevels = z.array(Level.nullable())
type ListLevels = z.infer<typeof ListLevels>

/** Whether there is one level per item, and every item has one to be inside of. */
export const areLevelsOf = (items: readonly unknown[], levels: ListLevels): boolean =>
  levels.length === items.length &&
  levels.every((level, index) => !level || (index > 0 && level.depth <= (levels[index - 1]?.depth ?? 0) + 1))

export const list = defineBlock({
  data: z
    .object({
      ordered: z.boolean(),
      items: z.array(NotedInline).min(1),
      // Lists that are flat have none, as before lists could be nested.
      levels: ListLevels.optional(),
    })
    .refine(({ items, levels }) => !levels || areLevelsOf(items, levels), {
      path: ['levels'],
      error: '一覧の入れ子が、項目と合っていません。',
    }),
  label: ({ ordered }) => (ordered ? '番号つきの一覧' : '箇条書き'),
  fields: {
    ordered: { label: '番号をつける' },
    items: { label: '項目', entry: '項目' },
    levels: { label: '入れ子', control: 'hidden' },
    'levels.*': { label: '項目の入れ子' },
    'levels.*.depth': { label: '深さ', unit: '段' },
    'levels.*.ordered': { label: '番号をつける' },
  },
  text: ({ items }) => items.map(inlineText).join('\n'),
  group: '文章',
  menu: [
    {
      key: 'bullets',
      hint: '点の一覧です。',
      keywords: 'かじょうがき りすと リスト 一覧 list ul',
      data: { ordered: false, items: [[]] },
    },
    {
      key: 'numbers',
      hint: '順番のある一覧です。',
      keywords: 'ばんごう てじゅん 手順 リスト list ol',
      data: { ordered: true, items: [[]] },
    },
  ],
})
