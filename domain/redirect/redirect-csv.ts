import type { z } from 'zod'
import { japaneseErrorMap } from '../api/error-map.ts'
import { formatAs, parseDate } from '../date/date.ts'
import { MAX_RULES, RedirectInput, type RedirectRule } from './redirect-rule.ts'

/** Columns of the CSV file, with accepted aliases. */
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
/** Exported, ignored on import. */
const STATISTICS_COLUMNS = ['回数', '最後に使われた日時']

/** Byte order mark; Excel needs it to detect UTF-8. */
export const BOM = '\uFEFF'
/**
 * Cells that a spreadsheet would evaluate: a leading sign, also after spaces and invisible characters, and a tab or
 * line break (https://owasp.org/www-community/attacks/CSV_Injection). Full-width and small signs are normalised
 * first, because Japanese versions evaluate them too. A leading apostrophe forces text and is removed on import.
 */
const FORMULA = /^(?:[\s\p{C}]*[=+\-@−]|[\t\r\n'])/u
const neutral = (text: string): string => (FORMULA.test(text.normalize('NFKD')) ? `'${text}` : text)
const plain = (text: string): string => text.replace(/^'/, '')

/** `2026-11-21 10:00` in Japan, which spreadsheets read as a moment. */
const formatMinute = formatAs('yyyy-MM-dd HH:mm')
const moment = (iso: string | null): string => formatMinute(iso ? new Date(iso) : null)

/** Rules as rows of a CSV file with a header; no cell is evaluated by a spreadsheet. */
export function redirectRows(rules: readonly RedirectRule[]): string[][] {
  const head = [...NAMES.map((name) => COLUMNS[name][0]), ...STATISTICS_COLUMNS]
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

/** A problem of a line; lines are counted as in the file, starting with the header. */
type CsvProblem = { line: number; message: string }
type CsvLine = { line: number; input: RedirectInput }
type ReadCsv = { lines: CsvLine[]; problems: CsvProblem[] }

const YES = /^(はい|true|1|yes|有効|)$/i
const NO = /^(いいえ|false|0|no|無効)$/i

const flag = (text: string): unknown => (YES.test(text) ? true : NO.test(text) ? false : text)
/** `2026/1/5 9:00`, as spreadsheets write it, and with hyphens and leading zeros. */
const TYPED = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const two = (text = '0'): string => text.padStart(2, '0')

/** A date and time in Japan, or with its offset; invalid text is left for the schema to reject. */
function momentOf(text: string): string | null {
  if (text === '') return null
  const [, year, month, day, hour, minute, second] = TYPED.exec(text) ?? []
  const iso = year ? `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}` : text
  return parseDate(iso)?.toISOString() ?? text
}

const FIELD_NAMES: Record<string, string> = Object.fromEntries(NAMES.map((name) => [name, COLUMNS[name][0]]))

/** The message of the form would not fit: files use local time in Japan. */
const MOMENT = '「2026/12/1 10:00」のように入力してください。'

const errorText = (error: z.ZodError): string =>
  error.issues
    .map(({ code, path, message }) => {
      const isMoment = code === 'invalid_format' && /^(starts|ends)At$/.test(String(path[0]))
      return `${FIELD_NAMES[String(path[0])] ?? ''}：${isMoment ? MOMENT : message}`
    })
    .join(' ')

/** Columns by the header; `null` if one of the two required columns is missing. */
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
 * Parses the rows of a CSV file, header included, as rules; each line is validated independently. The default status
 * is 301, never 410, so that a missing target does not remove a page. Empty lines are skipped.
 */
export function readRedirectRows(rows: readonly (readonly string[])[]): ReadCsv {
  const [head = [], ...rest] = rows
  const columns = columnsOf(head)
  if (!columns)
    return {
      lines: [],
      problems: [{ line: 1, message: '1行目に「転送元」と「転送先」の見出しがありません。' }],
    }
  if (rest.length > MAX_RULES)
    return { lines: [], problems: [{ line: 1, message: `一度に取り込めるのは${MAX_RULES}行までです。` }] }
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
    if (error) read.problems.push({ line, message: errorText(error) })
    else if (first) read.problems.push({ line, message: `${first}行目と同じ転送元です。` })
    else {
      seen.set(data.from, line)
      read.lines.push({ line, input: data })
    }
  }
  return read
}
