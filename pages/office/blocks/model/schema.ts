import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import inline from '#renderer/blocks/InlineText.module.css'
import notes from '#renderer/blocks/Notes.module.css'
import own from '../Surface.module.css'
import { ID, marked } from '../written/written-block.ts'
import { WRITTEN_BLOCKS, type WrittenNodeName } from '../written/written-blocks.ts'
import { nameOfNote } from './notes.ts'
import { isSafeHref } from './safe-href.ts'

// The document schema. All input (stored blocks, pasted or dropped content) is converted to these nodes or dropped:
// no node holds markup. Each block of a body is a child of the document, rendered with the styles of public pages.

const written = Object.assign({}, ...Object.values(WRITTEN_BLOCKS).map((block) => block.nodes)) as Record<
  WrittenNodeName,
  NodeSpec
>

const nodes = {
  doc: { content: 'block+' },
  ...written,
  /** A block that is edited in a dialog: `data` is the block's own data, possibly incomplete. */
  atom: {
    group: 'block',
    atom: true,
    selectable: true,
    draggable: false,
    attrs: { ...ID, type: { default: 'divider' }, data: { default: {} } },
    toDOM: ({ attrs }) => ['div', marked(attrs)],
  },
  /** A block that the editor cannot read, preserved unchanged. */
  unknown: {
    group: 'block',
    atom: true,
    selectable: true,
    draggable: false,
    attrs: { ...ID, raw: { default: null } },
    toDOM: ({ attrs }) => ['div', marked(attrs)],
  },
  text: { group: 'inline' },
  /** A line break within a text; `\n` in stored text. */
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => '\n',
    toDOM: () => ['br'],
  },
  /** A note after the text before it. Its number is counted by the style sheet. Pressing it opens its form. */
  note: {
    group: 'inline',
    inline: true,
    atom: true,
    selectable: false,
    attrs: { note: {} },
    toDOM: ({ attrs }) => [
      'sup',
      { class: `${notes.place} ${own.note}`, role: 'button', title: nameOfNote(attrs.note) },
    ],
  },
} satisfies Record<string, NodeSpec>

const marks = {
  bold: { toDOM: () => ['strong', 0] },
  marker: { toDOM: () => ['mark', { class: inline.marker ?? '' }, 0] },
  strike: { toDOM: () => ['s', 0] },
  link: {
    attrs: { href: {} },
    inclusive: false,
    // Not clickable while editing: the link dialog opens it.
    toDOM: ({ attrs }) => ['a', isSafeHref(attrs.href) ? { href: attrs.href } : {}, 0],
  },
  // Adjacent texts with the same reading stay separate by `key`.
  ruby: {
    attrs: { text: {}, key: { default: '' } },
    inclusive: false,
    excludes: 'ruby',
    toDOM: ({ attrs }) => ['ruby', { class: own.ruby, 'data-reading': attrs.text }, 0],
  },
} satisfies Record<string, MarkSpec>

export const schema = new Schema({ nodes, marks })
