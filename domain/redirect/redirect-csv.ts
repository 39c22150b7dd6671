import type { z } from 'zod'
import { japaneseErrorMap } from '../api/error-map.ts'
import { formatAs, parseDate } from '../date/date.ts'
import { MOST_RULES, RedirectInput, type RedirectRule } from './redirect-rule.ts'

/** The columns of a CSV file, as they are written, and what else is understood for them. */
const COLUMNS = {
  from: ['転送元', 'from', 'source'],
  to: ['転送先', 'to', 'target'],
  status: ['状態コード', 'status', 'code'],
  isEnabled: ['有効', 'enabled'],
  startsAt: ['開始', 'starts_at'],
  endsAt: ['終了', 'ends_at'],
  note: ['メモ', 'note'],
} as const
type Name = keyof typeof COLUMNS
const NAMES = Object.keys(COLUMNS) as Name[]
/** Told, never taken back. */
const TOLD = ['回数', '最後に使われた日時']

/** The mark of UTF-8, by which Excel knows it. */
export const BOM = '\uFEFF'
/**
 * What makes a spreadsheet compute a cell: a sign, also behind spaces and characters that it does not show, and a tab or
 * line break (https://owasp.org/www-community/attacks/CSV_Injection). Wide and small forms of the signs are decomposed
 * before looking: Japanese versions compute those too. An apostrophe before it makes it text, and is taken away again.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@−]|[\t\r\n'])/u
const neutral = (text: string): string => (FORMULA.test(text.normalize('NFKD')) ? `'${text}` : text)
const plain = (text: string): string => text.replace(/^'/, '')

/** `2026-11-21 10:00` in Japan, which spreadsheets read as a moment. */
const formatMinute = formatAs('yyyy-MM-dd HH:mm')
const moment = (iso: string | null): string => formatMinute(iso ? new Date(iso) : null)

/** Rules as the rows of a CSV file, the head first; nothing in them is computed by a spreadsheet. */
export function redirectRows(rules: readonly RedirectRule[]): string[][] {
  const head = [...NAMES.map((name) => COLUMNS[name][0]), ...TOLD]
  const lines = rules.map((rule) => [
    rule.from,
    rule.to,
    String(rule.status),
    rule.isEnabled ? 'はい' : 'いいえ',
    moment(rule.startsAt),
    moment(rule.endsAt),
    rule.note,
    String(rule.hits),
    moment(rule.lastHitAt),
  ])
  return [head, ...lines.map((line) => line.map(neutral))]
}

/** What a line says is wrong; `line` is counted as in the file, the head being the first. */
export type CsvProblem = { line: number; message: string }
export type CsvLine = { line: number; input: RedirectInput }
export type ReadCsv = { lines: CsvLine[]; problems: CsvProblem[] }

const YES = /^(はい|true|1|yes|有効|)$/i
const NO = /^(いいえ|false|0|no|無効)$/i

const flag = (text: string): unknown => (YES.test(text) ? true : NO.test(text) ? false : text)
/** `2026/1/5 9:00`, as spreadsheets write it, and with hyphens and zeros. */
const TYPED = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const two = (text = '0'): string => text.padStart(2, '0')

/** A moment as it is typed in Japan, or with its offset; what is none stays for the schema to refuse. */
function momentOf(text: string): string | null {
  if (text === '') return null
  const [, year, month, day, hour, minute, second] = TYPED.exec(text) ?? []
  const iso = year ? `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}` : text
  return parseDate(iso)?.toISOString() ?? text
}

const FIELD_NAMES: Record<string, string> = Object.fromEntries(NAMES.map((name) => [name, COLUMNS[name][0]]))

/** In a file a moment is typed as in Japan, which the words for other doors do not say. */
const MOMENT = '「2026/12/1 10:00」のように入力してください。'

const told = (error: z.ZodError): string =>
  error.issues
    .map(({ code, path, message }) => {
      const isMoment = code === 'invalid_format' && /^(starts|ends)At$/.test(String(path[0]))
      return `${FIELD_NAMES[String(path[0])] ?? ''}：${isMoment ? MOMENT : message}`
    })
    .join(' ')

/** Which column holds what, by the head; `null` where the two that are needed are not both there. */
function columnsOf(head: readonly string[]): Partial<Record<Name, number>> | null {
  const names = head.map((text) => text.replace(BOM, '').trim().toLowerCase())
  const found: Partial<Record<Name, number>> = {}
  for (const name of NAMES) {
    const at = names.findIndex((text) => (COLUMNS[name] as readonly string[]).includes(text))
    if (at >= 0) found[name] = at
  }
  return found.from === undefined || found.to === undefined ? null : found
}

/**
 * Reads the rows of a CSV file (as a parser made them, the head among them) as rules: every line by itself, whatever is
 * wrong with the others. The status is 301 where none is named, never 410: a target that was forgotten takes no page away. Lines that are empty are skipped.
 */
export function readRedirectRows(rows: readonly (readonly string[])[]): ReadCsv {
  const [head = [], ...rest] = rows
  const columns = columnsOf(head)
  if (!columns)
    return {
      lines: [],
      problems: [{ line: 1, message: '1行目に「転送元」と「転送先」の見出しがありません。' }],
    }
  if (rest.length > MOST_RULES)
    return { lines: [], problems: [{ line: 1, message: `一度に取り込めるのは${MOST_RULES}行までです。` }] }
  const read: ReadCsv = { lines: [], problems: [] }
  const seen = new Map<string, number>()
  for (const [index, row] of rest.entries()) {
    const line = index + 2
    if (row.every((text) => text.trim() === '')) continue
    const cell = (name: Name): string => {
      const at = columns[name]
      return at === undefined ? '' : plain((row[at] ?? '').trim())
    }
    const { data, error } = RedirectInput.safeParse(
      {
        from: cell('from'),
        to: cell('to'),
        status: Number(cell('status') || 301),
        isEnabled: flag(cell('isEnabled')),
        startsAt: momentOf(cell('startsAt')),
        endsAt: momentOf(cell('endsAt')),
        note: cell('note'),
      },
      { error: japaneseErrorMap },
    )
    const first = data && seen.get(data.from)
    if (error) read.problems.push({ line, message: told(error) })
    else if (first) read.problems.push({ line, message: `${first}行目と同じ転送元です。` })
    else {
      seen.set(data.from, line)
      read.lines.push({ line, input: data })
    }
  }
  return read
}
