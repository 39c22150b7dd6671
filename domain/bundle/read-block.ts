import { BLOCK_TYPES, isBlockType } from '../blocks/block-types.ts'
import type { Note } from '../blocks/note.ts'
import { completeFields } from '../manuscript/complete-fields.ts'
import type { DraftFields } from '../manuscript/manuscript.ts'
import { readInline, readPlain } from './inline-text.ts'
import type { Report } from './problem.ts'
import { unwritten } from './written-data.ts'
import { type ReadYaml, readYaml } from './yaml-text.ts'

/** Where a block begins, and what its texts refer to. */
type BlockPlace = { line: number; noteOf: (number: number) => Note | undefined; report: Report }

type Read = { type: string; data: unknown }
type Lines = readonly string[]
type Reader = (lines: Lines, place: BlockPlace) => Read | null

const inline = (text: string, place: BlockPlace) => readInline(text, place)

const readHeading: Reader = ([first = '', ...more], { line, report }) => {
  const [, marks = '', text = ''] = /^(#+)[ \t]+(.*)$/.exec(first) ?? []
  if (marks.length !== 2 && marks.length !== 3) {
    report(line, '見出しは「##」（大見出し）か「###」（小見出し）で始めてください。')
    return null
  }
  if (more.length > 0) report(line + 1, '見出しの次には、空の行を1行入れてください。')
  const plain = readPlain(text, line, report)
  return plain === null ? null : { type: 'heading', data: { level: marks.length, text: plain } }
}

const ITEM = /^(?:[-*+]|(\d{1,4})[.)])[ \t]+(.*)$/

const readList: Reader = (lines, place) => {
  const isOrdered = /^\d/.test(lines[0] ?? '')
  const items = lines.map((text, index) => {
    const at = { ...place, line: place.line + index }
    const [, number, item] = ITEM.exec(text) ?? []
    if (item === undefined || (number !== undefined) !== isOrdered) {
      place.report(at.line, '一覧の項目は、1行に1つ、同じ記号で始めてください。')
      return null
    }
    return inline(item, at)
  })
  return items.includes(null) ? null : { type: 'list', data: { ordered: isOrdered, items } }
}

const SOURCE = /^(?:\[((?:[^\]\\]|\\.)*)\]\(((?:[^)\\]|\\.)*)\)|(.*))$/

function readSource(text: string, line: number, report: Report) {
  const [, linked, url, plain = ''] = SOURCE.exec(text) ?? []
  const source = readPlain(linked ?? plain, line, report)
  return source === null ? null : { source, sourceUrl: url?.replace(/\\([()])/g, '$1') ?? null }
}

const readQuote: Reader = (lines, place) => {
  const inner = lines.map((text) => /^>[ \t]?(.*)$/.exec(text)?.[1])
  const odd = inner.indexOf(undefined)
  if (odd >= 0) {
    place.report(place.line + odd, '引用は、どの行も「>」で始めてください。')
    return null
  }
  const last = inner.length - 1
  const name = last > 0 ? /^— (.*)$/.exec(inner[last] ?? '')?.[1] : undefined
  const source =
    name === undefined ? { source: null, sourceUrl: null } : readSource(name, place.line + last, place.report)
  const body = (name === undefined ? inner : inner.slice(0, last)).join('\n').replace(/(?<!\n)\n+$/, '')
  const text = inline(body, place)
  return text && source && { type: 'quote', data: { text, ...source } }
}

/** The cells of a row, still escaped. */
function cellsOf(row: string): string[] | null {
  const [, inner] = /^\|(.*)\|[ \t]*$/.exec(row) ?? []
  if (inner === undefined) return null
  const cells = ['']
  for (const [part] of inner.matchAll(/\\.|[\s\S]/gu)) {
    if (part === '|') cells.push('')
    else cells[cells.length - 1] += part
  }
  return cells
}

const readTable: Reader = (lines, { line, report }) => {
  const [, title] = /^Table: (.*)$/.exec(lines[0] ?? '') ?? []
  const caption = title === undefined ? null : readPlain(title, line, report)
  const first = line + (title === undefined ? 0 : 1)
  const rows = lines.slice(title === undefined ? 0 : 1).map((row, index) => {
    const cells = cellsOf(row)
    if (!cells) report(first + index, '表の行は「|」で始めて「|」で終えてください。')
    return cells?.map((cell) => readPlain(cell, first + index, report) ?? '') ?? []
  })
  const [header = [], rule = [], ...others] = rows
  if (rule.length === 0 || !rule.every((cell) => /^:?-+:?$/.test(cell))) {
    report(first + 1, '表の2行目は「|---|---|」のような区切りにしてください。')
    return null
  }
  return { type: 'table', data: { caption, header, rows: others } }
}

const readDivider: Reader = () => ({ type: 'divider', data: {} })

const readParagraph: Reader = (lines, place) => {
  const text = inline(lines.join('\n'), place)
  return text && { type: 'paragraph', data: { text } }
}

const FENCE = /^(`{3,})(.*)$/

/** The YAML between fences. */
function readFence([first = '', ...lines]: Lines, { line, report }: BlockPlace): ReadYaml | null {
  const [, fence = ''] = FENCE.exec(first) ?? []
  if (lines.at(-1)?.trimEnd() === fence)
    return readYaml(`${lines.slice(0, -1).join('\n')}\n`, line + 1, report)
  report(line, `「${fence}」で始まる部分が閉じていません。`)
  return null
}

const readFields: Reader = (lines, place) => {
  const { line, noteOf, report } = place
  const yaml = readFence(lines, place)
  if (!yaml) return null
  const type = FENCE.exec(lines[0] ?? '')?.[2]?.trim() ?? ''
  if (!isBlockType(type)) {
    report(line, `「${type}」という種類のブロックはありません。`)
    return null
  }
  const schema = BLOCK_TYPES[type].data
  const where = { lineOf: yaml.lineOf, report, noteOf }
  const fields = unwritten(schema, yaml.value ?? {}, where) as DraftFields
  // In the order of the schema, whatever the order in the file.
  return { type, data: unwritten(schema, completeFields(schema, fields), where) }
}

/** The kinds of blocks by how they begin. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/^```/, readFields],
  [/^#/, readHeading],
  [/^(---+|\*\*\*+|___+)[ \t]*$/, readDivider],
  [/^([-*+]|\d{1,4}[.)])[ \t]/, readList],
  [/^>/, readQuote],
  [/^\||^Table: [^\n]*\n\|/, readTable],
]

const WHOLE = /^`{3,}yaml[ \t]*$/

/**
 * A block without its id, or with ```` ```yaml ```` all of it (`isWhole`), which may be anything; `null` when something was
 * reported.
 */
export function readBlock(lines: Lines, place: BlockPlace): { block: unknown; isWhole: boolean } | null {
  if (WHOLE.test(lines[0] ?? '')) {
    const yaml = readFence(lines, place)
    return yaml && { block: yaml.value, isWhole: true }
  }
  const begin = lines.slice(0, 2).join('\n')
  const [, read] = READERS.find(([pattern]) => pattern.test(begin)) ?? []
  const block = (read ?? readParagraph)(lines, place)
  return block && { block, isWhole: false }
}
