import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import blocks from '#renderer/blocks/Blocks.module.css'
import callout from '#renderer/blocks/CalloutBlock.module.css'
import faq from '#renderer/blocks/FaqBlock.module.css'
import inline from '#renderer/blocks/InlineText.module.css'
import table from '#renderer/blocks/TableBlock.module.css'
import labelStyles from '#renderer/ui/PrLabel.module.css'
import own from '../Surface.module.css'
import { isSafeHref } from './safe-href.ts'

// What an editor can hold at all. Everything that comes in (stored blocks, what is pasted or dropped) becomes nodes of
// these kinds or nothing: there is no node that holds markup. Each block of a body is one child of the document and
// looks as it does to readers, for it is drawn with their styles.

/** Read by the editor only where it wrote it itself; see paste/own-clipboard.ts. */
export const BLOCK_ATTRIBUTE = 'data-block'

const ID = { id: { default: '' } }

const marked = ({ id }: Attrs, rest: object = {}) => ({ [BLOCK_ATTRIBUTE]: id, ...rest })
const still = { contenteditable: 'false' }

export const CALLOUT_NAMES = { info: 'メモ', tip: '旅のこつ', caution: 'ご注意' } as const

const calloutDom = ({ attrs }: { attrs: Attrs }): DOMOutputSpec => [
  'aside',
  marked(attrs, { class: `${callout.callout} ${callout[attrs.tone] ?? ''}` }),
  [
    'p',
    { ...still, class: callout.title },
    attrs.title || CALLOUT_NAMES[attrs.tone as keyof typeof CALLOUT_NAMES],
  ],
  ['p', 0],
]

const quoteDom = ({ attrs }: { attrs: Attrs }): DOMOutputSpec => [
  'figure',
  marked(attrs, { class: blocks.quote }),
  ['blockquote', { class: own.quoteText }, 0],
  ...(attrs.source ? [['figcaption', { ...still, class: blocks.source }, attrs.source]] : []),
]

const noticeDom = ({ attrs }: { attrs: Attrs }): DOMOutputSpec => [
  'p',
  marked(attrs, { class: blocks.notice }),
  ['span', { ...still, class: labelStyles.label ?? '' }, 'PR'],
  ['span', { class: own.noticeText }, 0],
]

const tableDom = ({ attrs }: { attrs: Attrs }): DOMOutputSpec => [
  'section',
  marked(attrs, { class: table.scroll }),
  [
    'table',
    { class: `${table.table} ${own.table}` },
    ...(attrs.caption ? [['caption', { ...still, class: table.caption }, attrs.caption]] : []),
    ['tbody', 0],
  ],
]

/** A text of its own inside a block, out of which nothing is joined or lifted. */
const part = (content: string, dom: DOMOutputSpec, marks = '_'): NodeSpec => ({
  content,
  marks,
  isolating: true,
  toDOM: () => dom,
})

const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'text*', attrs: ID, toDOM: ({ attrs }) => ['p', marked(attrs), 0] },
  heading: {
    group: 'block',
    content: 'text*',
    marks: '',
    defining: true,
    attrs: { ...ID, level: { default: 2 } },
    toDOM: ({ attrs }) => [`h${attrs.level}`, marked(attrs), 0],
  },
  list: {
    group: 'block',
    content: 'listItem+',
    attrs: { ...ID, ordered: { default: false } },
    toDOM: ({ attrs }) => [attrs.ordered ? 'ol' : 'ul', marked(attrs), 0],
  },
  listItem: { content: 'text*', defining: true, toDOM: () => ['li', 0] },
  quote: {
    group: 'block',
    content: 'text*',
    defining: true,
    attrs: { ...ID, source: { default: null }, sourceUrl: { default: null } },
    toDOM: quoteDom,
  },
  callout: {
    group: 'block',
    content: 'text*',
    defining: true,
    attrs: { ...ID, tone: { default: 'info' }, title: { default: null } },
    toDOM: calloutDom,
  },
  prNotice: {
    group: 'block',
    content: 'text*',
    marks: '',
    defining: true,
    attrs: ID,
    toDOM: noticeDom,
  },
  table: {
    group: 'block',
    content: 'tableHead tableRow*',
    isolating: true,
    attrs: { ...ID, caption: { default: null } },
    toDOM: tableDom,
  },
  tableHead: { content: 'tableHeading+', toDOM: () => ['tr', { class: own.head }, 0] },
  tableRow: { content: 'tableCell+', toDOM: () => ['tr', 0] },
  tableHeading: part('text*', ['th', { class: table.cell }, 0], ''),
  tableCell: part('text*', ['td', { class: table.cell }, 0], ''),
  faq: {
    group: 'block',
    content: 'faqItem+',
    isolating: true,
    attrs: ID,
    toDOM: ({ attrs }) => ['div', marked(attrs, { class: faq.faq }), 0],
  },
  faqItem: { content: 'faqQuestion faqAnswer', toDOM: () => ['div', { class: faq.item }, 0] },
  faqQuestion: part('text*', ['div', { class: `${faq.question} ${own.question}` }, ['span', 0]], ''),
  faqAnswer: part('text*', ['p', { class: `${faq.answer} ${own.answer}` }, 0]),
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
export type BlockNodeName = keyof typeof nodes
