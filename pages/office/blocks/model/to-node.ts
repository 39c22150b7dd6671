import { Fragment, type Node } from 'prosemirror-model'
import { z } from 'zod'
import type { TextRun } from '#domain/blocks/inline.ts'
import { Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { isChosen } from '../kinds/block-kinds.ts'
import { idOf } from './id-of.ts'
import { fragmentOf } from './inline-text.ts'
import { isWritten, normalData } from './normal-form.ts'
import { sameValue } from './same-value.ts'
import { schema } from './schema.ts'
import { blockOfNode } from './to-block.ts'

const AnyBlock = z.strictObject({
  id: Identifier,
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
})
type AnyBlock = z.infer<typeof AnyBlock>

const { nodes } = schema
const words = (text: unknown) => (typeof text === 'string' && text ? schema.text(text) : null)
const cells = (kind: 'tableHeading' | 'tableCell', texts: unknown) =>
  (texts as unknown[]).map((text) => nodes[kind].create(null, words(text)))
const runs = (value: unknown): Fragment => fragmentOf(value as TextRun[])

/** By type; `data` is in its normal form. What does not fit throws or comes out otherwise: `nodeOfBlock` sees to both. */
const WRITTEN: Record<string, (id: string, data: AnyBlock['data']) => Node> = {
  paragraph: (id, { text }) => nodes.paragraph.create({ id }, runs(text)),
  heading: (id, { level, text }) => nodes.heading.create({ id, level: level === 3 ? 3 : 2 }, words(text)),
  list: (id, { ordered, items }) =>
    nodes.list.create(
      { id, ordered },
      (items as unknown[]).map((item) => nodes.listItem.create(null, runs(item))),
    ),
  quote: (id, { text, source, sourceUrl }) => nodes.quote.create({ id, source, sourceUrl }, runs(text)),
  callout: (id, { text, tone, title }) => nodes.callout.create({ id, tone, title }, runs(text)),
  prNotice: (id, { text }) => nodes.prNotice.create({ id }, words(text)),
  table: (id, { caption, header, rows }) =>
    nodes.table.create({ id, caption }, [
      nodes.tableHead.create(null, cells('tableHeading', header)),
      ...(rows as unknown[]).map((row) => nodes.tableRow.create(null, cells('tableCell', row))),
    ]),
  faq: (id, { items }) =>
    nodes.faq.create(
      { id },
      (items as { question: unknown; answer: unknown }[]).map(({ question, answer }) =>
        nodes.faqItem.create(null, [
          nodes.faqQuestion.create(null, words(question)),
          nodes.faqAnswer.create(null, runs(answer)),
        ]),
      ),
    ),
}

const TONES = ['info', 'tip', 'caution']
const textOrNull = (value: unknown) => value === null || typeof value === 'string'

/** Whether what the nodes keep as attributes is of the kind that they show. */
const ATTRIBUTES_FIT: Record<string, (data: AnyBlock['data']) => boolean> = {
  callout: ({ tone, title }) => TONES.includes(String(tone)) && textOrNull(title),
  quote: ({ source, sourceUrl }) => textOrNull(source) && textOrNull(sourceUrl),
  table: ({ caption }) => textOrNull(caption),
  list: ({ ordered }) => typeof ordered === 'boolean',
}

const written = ({ id, type, data }: AnyBlock): Node | null => {
  const normal = normalData(type, data)
  if (ATTRIBUTES_FIT[type]?.(normal) === false) return null
  try {
    const node = WRITTEN[type]?.(id, normal)
    node?.check()
    // What would not come out as it went in is not edited at all.
    return node && sameValue(blockOfNode(node), { id, type, data: normal }) ? node : null
  } catch {
    return null
  }
}

const readable = (block: AnyBlock): Node | null => {
  if (isWritten(block.type)) return written(block)
  return isChosen(block.type) ? nodes.atom.create(block) : null
}

/**
 * One stored block as a node of the editor. A type that is not known, or data that the editor could not give back
 * unharmed, becomes a node that keeps the block as it is.
 */
export function nodeOfBlock(raw: unknown): Node {
  const block = AnyBlock.safeParse(raw)
  const node = block.success ? readable(block.data) : null
  return node ?? nodes.unknown.create({ id: idOf(raw) ?? randomIdentifier(), raw })
}

export const newParagraph = (): Node => nodes.paragraph.create({ id: randomIdentifier() })

/** A body as the editor holds it; one without blocks is an empty line to write on. */
export function docOfBlocks(blocks: readonly unknown[]): Node {
  const children = blocks.map(nodeOfBlock)
  return nodes.doc.create(null, Fragment.fromArray(children.length > 0 ? children : [newParagraph()]))
}
