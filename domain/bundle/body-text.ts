import type { Note } from '../blocks/note.ts'
import { isRecord } from '../json/is-record.ts'
import { Identifier } from '../text/identifier.ts'
import { writeBlock } from './block-text.ts'
import type { Report } from './problem.ts'
import { readBlock } from './read-block.ts'
import { readYaml, writeYaml } from './yaml-text.ts'

const NO_NOTE = { text: null, title: null, publisher: null, url: null, checkedAt: null }

const noteText = (note: Note, number: number): string => {
  const fields = Object.entries(note).filter(([, value]) => value !== null)
  const yaml = writeYaml(Object.fromEntries(fields), { onOneLine: true })
  return `[^${number}]:\n${yaml.trimEnd().replace(/^/gm, '  ')}`
}

/** Blocks as the body of a file. Each has its id before it, and notes are at the end. */
export function writeBody(blocks: readonly unknown[]): string {
  const notes: Note[] = []
  const parts = blocks.map((block) => {
    const found = writeBlock(block, notes.length)
    notes.push(...found.notes)
    return found.hasId ? found.text : `<!-- ${(block as { id: unknown }).id} -->\n${found.text}`
  })
  const all = [...parts, ...notes.map((note, index) => noteText(note, index + 1))]
  return all.map((part) => `${part}\n`).join('\n')
}

type Part = { line: number; lines: string[]; id: string | null }

const ID = /^<!--\s*(\S+)\s*-->\s*$/
const DEFINITION = /^\[\^(\d{1,3})\]:\s*$/

/** The parts of a body: they are separated by empty lines, which fences may contain. */
function partsOf(text: string, firstLine: number): Part[] {
  const parts: Part[] = []
  let part: Part | null = null
  let fence: string | null = null
  let id: string | null = null
  const begin = (line: number): Part => {
    const made: Part = { line, lines: [], id }
    id = null
    parts.push(made)
    return made
  }
  for (const [index, line] of text.split('\n').entries()) {
    const at = firstLine + index
    if (fence !== null && part) {
      part.lines.push(line)
      if (line.trimEnd() !== fence) continue
      fence = null
      part = null
      continue
    }
    const [, ticks] = /^(`{3,})/.exec(line) ?? []
    const [, named] = ID.exec(line) ?? []
    if (line.trim() === '') part = null
    else if (named !== undefined) {
      part = null
      id = named
    } else {
      if (!part || ticks) part = begin(at)
      part.lines.push(line)
      fence = ticks ?? null
    }
  }
  return parts
}

type Numbered = { note: Note; line: number }

function readNotes(parts: readonly Part[], report: Report): Map<number, Numbered> {
  const notes = new Map<number, Numbered>()
  for (const { lines, line } of parts) {
    const number = Number(DEFINITION.exec(lines[0] ?? '')?.[1])
    const yaml = readYaml(lines.slice(1).join('\n'), line + 1, report)
    if (!yaml) continue
    if (!isRecord(yaml.value)) report(line, `注「[^${number}]」の内容が読めません。`)
    else if (notes.has(number)) report(line, `注「[^${number}]」の内容が2つあります。`)
    else notes.set(number, { note: { ...NO_NOTE, ...yaml.value } as Note, line })
  }
  return notes
}

/** The blocks of a body, unvalidated but for their ids, and the line where each begins. */
export type ReadBody = { blocks: unknown[]; lines: number[] }

/**
 * Reads a body.
 * @param idFor the id of a block without one, from its text and how often that came before
 */
export function readBody(
  text: string,
  firstLine: number,
  { report, idFor }: { report: Report; idFor: (text: string, nth: number) => string },
): ReadBody {
  const parts = partsOf(text, firstLine)
  const isNote = ({ lines }: Part) => DEFINITION.test(lines[0] ?? '')
  const numbered = readNotes(parts.filter(isNote), report)
  const used = new Set<number>()
  const noteOf = (number: number) => {
    used.add(number)
    return numbered.get(number)?.note
  }
  const read: ReadBody = { blocks: [], lines: [] }
  const ids = new Set<unknown>()
  const seen = new Map<string, number>()
  for (const { lines, line, id } of parts.filter((part) => !isNote(part))) {
    const found = readBlock(lines, { line, noteOf, report })
    if (!found) continue
    const whole = lines.join('\n')
    const nth = seen.get(whole) ?? 0
    seen.set(whole, nth + 1)
    const own = found.isWhole ? found.block : { id: id ?? idFor(whole, nth), ...(found.block as object) }
    if (id !== null && !Identifier.safeParse(id).success)
      report(line - 1, `「${id}」は、ブロックの番号として正しくありません。`)
    const given = isRecord(own) ? own.id : undefined
    if (given !== undefined && ids.has(given)) report(line, '同じ番号のブロックが、この本文に2つあります。')
    ids.add(given)
    read.blocks.push(own)
    read.lines.push(line)
  }
  for (const [number, { line }] of numbered)
    if (!used.has(number)) report(line, `注「[^${number}]」は、本文のどこにも出てきません。`)
  return read
}
