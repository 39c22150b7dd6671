import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import inline from '#renderer/blocks/InlineText.module.css'
import own from '../Surface.module.css'
import { ID, marked } from '../written/written-block.ts'
import { WRITTEN_BLOCKS, type WrittenNodeName } from '../written/written-blocks.ts'
import { isSafeHref } from './safe-href.ts'

// What an editor can hold at all. Everything that comes in (stored blocks, what is pasted or dropped) becomes nodes of
// these kinds or nothing: there is no node that holds markup. Each block of a body is one child of the document and
// looks as it does to readers, for it is drawn with their styles.

const written = Object.assign({}, ...Object.values(WRITTEN_BLOCKS).map((block) => block.nodes)) as Record<
  WrittenNodeName,
  NodeSpec
>

const nodes = {
  doc: { content: 'block+' },
  ...written,
  /** A block that is made by choosing, not by writing: `data` is the block's own, perhaps not complete yet. */
  atom: {
    group: 'block',
    atom: true,
    selectable: true,
    draggable: false,
    attrs: { ...ID, type: { default: 'divider' }, data: { default: {} } },
    toDOM: ({ attrs }) => ['div', marked(attrs)],
  },
  /** What this editor cannot read. It is kept as it came. */
  unknown: {
    group: 'block',
    atom: true,
    selectable: true,
    draggable: false,
    attrs: { ...ID, raw: { default: null } },
    toDOM: ({ attrs }) => ['div', marked(attrs)],
  },
  text: {},
} satisfies Record<string, NodeSpec>

const marks = {
  bold: { toDOM: () => ['strong', 0] },
  marker: { toDOM: () => ['mark', { class: inline.marker ?? '' }, 0] },
  link: {
    attrs: { href: {} },
    inclusive: false,
    // A place to write, not to leave: it is followed from the link's own dialog.
    toDOM: ({ attrs }) => ['a', isSafeHref(attrs.href) ? { href: attrs.href } : {}, 0],
  },
  // Two words side by side with the same reading are two: `key` keeps them apart.
  ruby: {
    attrs: { text: {}, key: { default: '' } },
    inclusive: false,
    excludes: 'ruby',
    toDOM: ({ attrs }) => ['ruby', { class: own.ruby, 'data-reading': attrs.text }, 0],
  },
} satisfies Record<string, MarkSpec>

export const schema = new Schema({ nodes, marks })
