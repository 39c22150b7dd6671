import { blockDefinition } from '../blocks/block-types.ts'
import type { Note } from '../blocks/note.ts'
import { isEqual } from '../json/is-equal.ts'
import { isRecord } from '../json/is-record.ts'
import { Identifier } from '../text/identifier.ts'
import { escaped, withPlainStarts, writeInline } from './inline-text.ts'
import { readBlock } from './read-block.ts'
import { written } from './written-data.ts'
import { writeYaml } from './yaml-text.ts'

type Data = Record<string, unknown>
/** The text of a block, or `null` where this form has none for it. */
type Form = (data: Data, numberOf: (note: Note) => number) => string | null

const textOf = (value: unknown): string => escaped(String(value))
const cellOf = (value: unknown): string => ` ${textOf(value)} `
const rowOf = (cells: unknown): string => `|${(cells as unknown[]).map(cellOf).join('|')}|`

/** Types that Markdown has a form for. */
const MARKDOWN: Record<string, Form> = {
  heading: ({ level, text }) => `${level === 2 ? '##' : '###'} ${textOf(text)}`,
  paragraph: ({ text }, numberOf) => {
    const inline = writeInline(text, numberOf)
    return inline === null ? null : withPlainStarts(inline)
  },
  list: ({ ordered, items }, numberOf) => {
    const lines = (items as unknown[]).map((item, index) => {
      const inline = writeInline(item, numberOf)
      return inline === null ? null : `${ordered ? `${index + 1}.` : '-'} ${inline}`
    })
    return lines.includes(null) ? null : lines.join('\n')
  },
  quote: ({ text, source, sourceUrl }, numberOf) => {
    const inline = writeInline(text, numberOf)
    if (inline === null) return null
    const name = sourceUrl === null ? textOf(source) : `[${textOf(source)}](${sourceUrl})`
    const lines = [...inline.split('\n'), ...(source === null ? [] : ['', `— ${name}`])]
    return lines.map((line) => `> ${line}`.trimEnd()).join('\n')
  },
  table: ({ caption, header, rows }) =>
    [
      ...(caption === null ? [] : [`Table: ${textOf(caption)}`]),
      rowOf(header),
      `|${(header as unknown[]).map(() => '---').join('|')}|`,
      ...(rows as unknown[]).map(rowOf),
    ].join('\n'),
  divider: () => '---',
}

/** A fence longer than any in the text. */
const fenced = (info: string, yaml: string): string => {
  const longest = Math.max(2, ...[...yaml.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${yaml}${fence}`
}

const inYaml =
  (type: string): Form =>
  (data, numberOf) => {
    const definition = blockDefinition(type)
    return definition ? fenced(type, writeYaml(written(definition.data, data, numberOf, true))) : null
  }

/** What no other form can hold, such as a block of an unknown type: the block as it is. */
const asItIs = (block: unknown): string => fenced('yaml', writeYaml(block))

/** Notes get the numbers after `first`. `null`: the form does not hold all of the block. */
function tried(form: Form, block: Data, first: number): { text: string; notes: Note[] } | null {
  if (!isRecord(block.data)) return null
  const notes: Note[] = []
  try {
    const text = form(block.data, (note) => first + notes.push(note))
    if (text === null || /\n\n/.test(text.replace(/^```[\s\S]*/, ''))) return null
    let isFine = true
    const refuse = () => {
      isFine = false
    }
    const read = readBlock(text.split('\n'), {
      line: 1,
      noteOf: (number) => notes[number - first - 1],
      report: refuse,
    })
    return isFine && isEqual(read?.block, { type: block.type, data: block.data }) ? { text, notes } : null
  } catch (error) {
    // Drafts may have anything in the place of a list or text.
    if (error instanceof TypeError) return null
    throw error
  }
}

/**
 * The text of a block without its id, and its notes, numbered from `first + 1`: Markdown where that can hold it, else YAML
 * with its fields, else YAML of the whole block, which has its id.
 */
export function writeBlock(block: unknown, first: number): { text: string; notes: Note[]; hasId: boolean } {
  if (isRecord(block)) {
    const { id, ...rest } = block
    const type = String(rest.type)
    const isPlain = Identifier.safeParse(id).success && isEqual(Object.keys(rest).sort(), ['data', 'type'])
    const forms = isPlain ? [MARKDOWN[type], inYaml(type)] : []
    for (const form of forms) {
      const found = form && tried(form, rest, first)
      if (found) return { ...found, hasId: false }
    }
  }
  return { text: asItIs(block), notes: [], hasId: true }
}
