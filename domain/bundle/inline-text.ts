import type { Mark, NotedRun } from '../blocks/inline.ts'
import { NotedInline } from '../blocks/inline.ts'
import type { Note } from '../blocks/note.ts'
import type { Report } from './problem.ts'

/** What separates words in these scripts is not written: a line break in the file is not a space. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uff60]/u
/** ASCII punctuation after a backslash is itself, as in CommonMark. */
const PUNCTUATION = /[!-/:-@[-`{-~]/
const SPECIAL = /[\\*_[\]{}|<`]|=(?=\u003d)|(?<=\u003d)=|^=|=$|&(?=[#A-Za-z])|~(?=~)|(?<=~)~|^~|~$/g
const MARKER = '='.repeat(2)
/** Nested marks; a text has at most one of each. */
const MAX_MARKS = 8

/** A text with a backslash before what would be read as something else. Line breaks stay, behind a backslash. */
export const escaped = (text: string): string => text.replace(SPECIAL, '\\$&').replaceAll('\n', '\\\n')

/** Line breaks are where the file has them, so a line must not begin like another kind of block. */
export const withPlainStarts = (text: string): string =>
  text.replace(/^(#|>|\+|-|\d+(?=[.)]))/gm, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`))

const inMark = (mark: Mark, inner: string): string => {
  switch (mark.type) {
    case 'bold':
      return `**${inner}**`
    case 'marker':
      return MARKER + inner + MARKER
    case 'strike':
      return `~~${inner}~~`
    case 'link':
      return `[${inner}](${mark.href.replace(/[()]/g, '\\$&')})`
    case 'ruby':
      return `{${inner}|${escaped(mark.text)}}`
  }
}

/**
 * Runs in the notation of bundles: `**太字**`, `==マーカー==`, `~~取り消し~~`, `[言葉](/spots/x)`, `{城崎|きのさき}`, `[^1]`. `null` where it
 * has no form for them. `numberOf` is called for each note.
 */
export function writeInline(runs: unknown, numberOf: (note: Note) => number): string | null {
  const { data } = NotedInline.safeParse(runs)
  if (!data) return null
  return data
    .map(({ text, marks, note }) =>
      marks.reduceRight(
        (inner, mark) => inMark(mark, inner),
        escaped(text) + (note ? `[^${numberOf(note)}]` : ''),
      ),
    )
    .join('')
}

type Reading = {
  text: string
  at: number
  line: number
  noteOf: (number: number) => Note | undefined
  report: Report
}

const take = (reading: Reading, part: string): boolean => {
  if (!reading.text.startsWith(part, reading.at)) return false
  reading.at += part.length
  return true
}

/** The character behind a backslash; the backslash itself before anything else. */
function takeEscaped(reading: Reading): string {
  const next = reading.text[reading.at + 1] ?? ''
  const isEscape = next === '\n' || PUNCTUATION.test(next)
  reading.at += isEscape ? 2 : 1
  return isEscape ? next : '\\'
}

/** The text up to a character, which is taken too; `null` when it does not come. */
function takeUntil(reading: Reading, end: string): string | null {
  let taken = ''
  while (reading.at < reading.text.length) {
    const character = reading.text[reading.at] ?? ''
    if (character === '\\') taken += takeEscaped(reading)
    else {
      reading.at += 1
      if (character === end) return taken
      taken += character
    }
  }
  return null
}

const SPACE = /[ \t]*(?:\n[ \t]*)?/y

/** Spaces as they are, or a line break of the file with those around it as what it stands for; `null`: something else. */
function takeSpace(reading: Reading): string | null {
  SPACE.lastIndex = reading.at
  const [found = ''] = SPACE.exec(reading.text) ?? []
  if (found === '') return null
  const before = reading.text[reading.at - 1] ?? ''
  reading.at += found.length
  if (!found.includes('\n')) return found
  const after = reading.text[reading.at] ?? ''
  return UNSPACED.test(before) || UNSPACED.test(after) ? '' : ' '
}

type Opening = { mark: Mark; end: string; finish?: (reading: Reading) => boolean }

/** What begins here, if anything does. */
function opened(reading: Reading): Opening | null {
  if (take(reading, '**')) return { mark: { type: 'bold' }, end: '**' }
  if (take(reading, '~~')) return { mark: { type: 'strike' }, end: '~~' }
  if (take(reading, MARKER)) return { mark: { type: 'marker' }, end: MARKER }
  if (take(reading, '[')) {
    const mark = { type: 'link' as const, href: '' }
    const finish = () => {
      const href = take(reading, '(') ? takeUntil(reading, ')') : null
      mark.href = href ?? ''
      return href !== null
    }
    return { mark, end: ']', finish }
  }
  if (!take(reading, '{')) return null
  const mark = { type: 'ruby' as const, text: '' }
  const finish = () => {
    const ruby = takeUntil(reading, '}')
    mark.text = ruby ?? ''
    return ruby !== null
  }
  return { mark, end: '|', finish }
}

const NOTE = /\[\^(\d{1,3})\]/y

function takeNote(reading: Reading): Note | null | undefined {
  NOTE.lastIndex = reading.at
  const [whole, number] = NOTE.exec(reading.text) ?? []
  if (whole === undefined) return undefined
  reading.at += whole.length
  const note = reading.noteOf(Number(number))
  if (!note) reading.report(reading.line, `注「[^${number}]」の内容がありません。`)
  return note ?? null
}

const NAMES: Record<string, string> = { ']': '[', '|': '{' }

/** The runs up to `end`, which is taken too. Stops when something is reported. */
function takeRuns(reading: Reading, end: string | null, marks: readonly Mark[]): NotedRun[] | null {
  const runs: NotedRun[] = []
  let text = ''
  const close = () => {
    if (text !== '') runs.push({ text, marks: [...marks] })
    text = ''
  }
  const refuse = (message: string) => {
    reading.report(reading.line, message)
    return null
  }
  while (reading.at < reading.text.length) {
    if (end !== null && take(reading, end)) {
      close()
      return runs
    }
    const character = reading.text[reading.at] ?? ''
    if (character === '\\') {
      text += takeEscaped(reading)
      continue
    }
    const space = takeSpace(reading)
    if (space !== null) {
      text += space
      continue
    }
    const note = takeNote(reading)
    if (note === null) return null
    if (note) {
      close()
      runs.push({ text: '', marks: [...marks], note })
      continue
    }
    if (/^<[A-Za-z/!?]/.test(reading.text.slice(reading.at, reading.at + 2)))
      return refuse('HTMLは書けません。文字の「<」は「\\<」と書いてください。')
    const opening = opened(reading)
    if (!opening) {
      text += character
      reading.at += 1
      continue
    }
    if (marks.length >= MAX_MARKS) return refuse('文字の飾りの入れ子が深すぎます。')
    close()
    const inner = takeRuns(reading, opening.end, [...marks, opening.mark])
    if (!inner) return null
    if (opening.finish?.(reading) === false)
      return refuse(`「${NAMES[opening.end]}」で始まる部分が、最後まで書かれていません。`)
    runs.push(...inner)
  }
  if (end !== null)
    return refuse(`「${NAMES[end] ?? end}」が閉じていません。文字そのものは「\\」を前に置いて書きます。`)
  close()
  return runs
}

const isSpace = (character: string | undefined): boolean => character === ' ' || character === '\t'

/** Without the spaces and tabs at both ends; wide spaces are part of a text. */
function trimmed(text: string): string {
  let [from, to] = [0, text.length]
  while (isSpace(text[from])) from += 1
  while (to > from && isSpace(text[to - 1])) to -= 1
  return text.slice(from, to)
}

/** Reads the notation; `null` when something was reported. Marks are not validated yet. */
export const readInline = (
  text: string,
  where: Pick<Reading, 'line' | 'noteOf' | 'report'>,
): NotedRun[] | null => takeRuns({ ...where, text: trimmed(text), at: 0 }, null, [])

/** The same for a text without marks, such as a heading. */
export function readPlain(text: string, line: number, report: Report): string | null {
  const runs = readInline(text, { line, report, noteOf: () => undefined })
  if (!runs) return null
  if (runs.every(({ marks, note }) => marks.length === 0 && !note))
    return runs.map((run) => run.text).join('')
  report(line, 'ここでは、太字やリンクなどの飾りは使えません。')
  return null
}
