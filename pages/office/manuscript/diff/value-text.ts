import { formatDateTime, parseDate } from '#domain/date/date.ts'
import { japaneseDay, japaneseMonthDay } from '#domain/date/japanese-date.ts'
import { isRecord } from '#domain/json/is-record.ts'
import { entryLabel } from '#domain/manuscript/labels/field-label.ts'
import type { Words, WordTable } from '#domain/manuscript/labels/words.ts'
import { WEEKDAY_NAMES } from '#domain/place/weekday.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { Shape } from '../../forms/schema/shape.ts'
import type { Names } from './names.ts'
import { runsText } from './runs-text.ts'

/** What a value is read by: its shape, the words of the table that it stands in, and where it stands there. */
export type Place = { shape: Shape; words: WordTable; path: string }

/** What was written by another build, or in another form, than is known here. */
const UNKNOWN = '（この画面がまだ知らない内容）'

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const MONTH_DAY = /^(\d\d)-(\d\d)$/

function timeText(format: string, value: string): string {
  if (format === 'monthDay' && MONTH_DAY.test(value)) return japaneseMonthDay(`2024-${value}`)
  const date = parseDate(value)
  if (!date) return value
  return format === 'date' ? japaneseDay(value) : formatDateTime(date).slice(0, 16)
}

/** What stands for a text that is a number, an id or a moment. */
function wordOf(value: string, shape: Shape, words: Words | undefined, names: Names): string {
  if (words?.control === 'prefecture') return prefectureOfCode(value)?.name ?? 'わからない都道府県'
  if (words?.control === 'city') return names.city(value)
  if (words?.control === 'author') return names.author(value)
  if (words?.control === 'content') return names.content(value)
  if (words?.control === 'imageAddress') return 'この記事だけの画像'
  if (shape.type === 'text' && ['date', 'dateTime', 'monthDay'].includes(shape.format))
    return timeText(shape.format, value)
  if (shape.type !== 'choice') return value
  const weekday = WEEKDAY_NAMES[value as keyof typeof WEEKDAY_NAMES]
  return words?.choices?.[value] ?? (weekday ? `${weekday}曜日` : value)
}

function numberText(value: number, shape: Shape, words: Words | undefined): string {
  if (shape.type === 'choice') return words?.choices?.[value] ?? String(value)
  if (words?.control === 'months') return `${value}月`
  if (words?.control === 'yen') return `${value.toLocaleString('ja-JP')}円`
  return `${value}${words?.unit ?? ''}`
}

const SIMPLE: readonly Shape['type'][] = ['text', 'number', 'choice', 'boolean']

function listLines(list: readonly unknown[], { shape, words, path }: Place, names: Names): string[] {
  if (shape.type !== 'list') return [UNKNOWN]
  const item = { shape: shape.item, words, path: `${path}.*` }
  const entries = list.map((entry) => lines(entry, item, names))
  if (SIMPLE.includes(shape.item.type)) return [entries.flat().join('、')]
  if (shape.item.type === 'inline') return entries.flatMap(([line]) => `・${line ?? ''}`)
  if (shape.item.type === 'list') return entries.map((cells) => cells.join('、').replaceAll('、', '｜'))
  const own = words[path]
  return entries.flatMap((inner, at) => (own ? [`${entryLabel(own, at)}：`, ...inner] : inner))
}

function groupLines(value: Record<string, unknown>, { shape, words, path }: Place, names: Names): string[] {
  if (!('fields' in shape)) return [UNKNOWN]
  const known = Object.entries(shape.fields).flatMap(([key, field]) => {
    const at = path ? `${path}.${key}` : key
    const own = words[at]
    // What kind of content an id is of stands in its name.
    const isOfName = own?.within && words[at.replace(key, own.within)]?.control === 'content'
    if (own?.control === 'hidden' || isOfName) return []
    const inner = lines(value[key], { shape: field, words, path: at }, names)
    // The words of a block speak for themselves.
    if (!own || at === 'text' || inner.length === 0) return inner
    return inner.length === 1 ? [`${own.label}：${inner[0]}`] : [`${own.label}：`, ...inner]
  })
  const isKnown = Object.keys(value).every((key) => key in shape.fields)
  return isKnown ? known : [...known, UNKNOWN]
}

function lines(value: unknown, place: Place, names: Names): string[] {
  const { shape, words, path } = place
  // Entries of a list have the words of their list.
  const own = words[path] ?? words[path.replace(/\.\*$/, '')]
  if (isEmpty(value) || own?.control === 'hidden') return []
  if (typeof value === 'boolean') return [value ? 'はい' : 'いいえ']
  if (typeof value === 'number') return [numberText(value, shape, own)]
  if (typeof value === 'string') return [wordOf(value, shape, own, names)]
  if (shape.type === 'inline') return [runsText(value)]
  if (Array.isArray(value)) return listLines(value, place, names)
  return isRecord(value) ? groupLines(value, place, names) : [UNKNOWN]
}

/** A value as people read it, in lines: finished or not, and without a number, an id or a moment of the programs. */
export const valueText = (value: unknown, place: Place, names: Names): string =>
  lines(value, place, names).join('\n')
