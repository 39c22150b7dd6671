import type { Attrs } from 'prosemirror-model'
import { areLevelsOf, ListLevels } from '#domain/blocks/list/list.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { normalInline } from '../model/normal-form.ts'
import { runsOf } from '../model/runs-of.ts'
import { type Data, defineWritten, ID, listOf, marked } from './written-block.ts'

/** The attributes of an item: on the first level, the list itself says whether it has a number. */
const attrsOf = (level: unknown) => (isRecord(level) ? { depth: level.depth, ordered: level.ordered } : null)

/** A list is flat if no item is inside another. */
const withoutFlat = ({ levels, ...data }: Data): Data =>
  levels === null ||
  levels === undefined ||
  (Array.isArray(levels) && levels.every((level) => level === null))
    ? data
    : { ...data, levels }

const signOf = ({ depth, ordered }: Attrs): Attrs =>
  depth > 0 ? { 'data-depth': depth, 'aria-level': depth + 1, ...(ordered && { 'data-ordered': '' }) } : {}

export const list = defineWritten({
  nodes: {
    list: {
      group: 'block',
      content: 'listItem+',
      attrs: { ...ID, ordered: { default: false } },
      toDOM: ({ attrs }) => [attrs.ordered ? 'ol' : 'ul', marked(attrs), 0],
      clipboard: ({ attrs }) => [attrs.ordered ? 'ol' : 'ul', 0],
    },
    listItem: {
      content: 'inline*',
      defining: true,
      // Items are siblings whatever their depth, so that the caret, joining and input methods meet one structure only.
      attrs: { depth: { default: 0 }, ordered: { default: false } },
      toDOM: ({ attrs }) => ['li', signOf(attrs), 0],
      clipboard: ({ attrs }) => ['li', signOf(attrs), 0],
      placeholder: '項目',
    },
  },
  normalData: ({ levels, ...data }) => {
    const items = listOf(data.items).map(normalInline)
    return withoutFlat({ ordered: false, ...data, items, levels: data.items && levels })
  },
  hasValidAttributes: ({ ordered, items, levels }) => {
    if (typeof ordered !== 'boolean' || levels === undefined) return typeof ordered === 'boolean'
    const read = ListLevels.safeParse(levels)
    return read.success && areLevelsOf(items as unknown[], read.data)
  },
  nodeOf: ({ node, runs }, id, { ordered, items, levels }) =>
    node(
      'list',
      { id, ordered },
      (items as unknown[]).map((item, index) =>
        node('listItem', attrsOf(Array.isArray(levels) ? levels[index] : null), runs(item)),
      ),
    ),
  dataOf: ({ attrs, children }) =>
    withoutFlat({
      ordered: attrs.ordered,
      items: children.map(runsOf),
      levels: children.map(({ attrs: { depth, ordered } }) => (depth > 0 ? { depth, ordered } : null)),
    }),
})
