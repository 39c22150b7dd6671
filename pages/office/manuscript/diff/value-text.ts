import { formatDateTime, parseDate } from '#domain/date/date.ts'
import { japaneseDay, japaneseMonthDay } from '#domain/date/japanese-date.ts'
import { isRecord } from '#domain/json/is-record.ts'
import type { FieldConfig, FieldConfigs } from '#domain/manuscript/labels/field-config.ts'
import { entryLabel } from '#domain/manuscript/labels/field-label.ts'
import { WEEKDAY_NAMES } from '#domain/place/weekday.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { Shape } from '../../forms/schema/shape.ts'
import type { Names } from './names.ts'

type Bag = Record<string, unknown>

const MARK_TEXTS: Readonly<Record<string, string>> = {
  bold: '〔太字〕',
  marker: '〔マーカー〕',
  strike: '〔取り消し線〕',
}

const markText = ({ type, href, text }: Bag): string => {
  if (type === 'link') return `〔→ ${href}〕`
  if (type === 'ruby') return `（${text}）`
  return MARK_TEXTS[String(type)] ?? ''
}

const noteText = ({ text, publisher, title, url, checkedAt }: Bag): string =>
  `〔注：${[text, publisher, title, url, typeof checkedAt === 'string' && `${japaneseDay(checkedAt)}確認`]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('、')}〕`

/** Text runs with visible marks and notes, since only those may have changed. */
const runsText = (runs: unknown): string =>
  (Array.isArray(runs) ? runs : [])
    .filter(isRecord)
    .map(({ text, marks, note }) => {
      const list: unknown[] = Array.isArray(marks) ? marks : []
      return `${typeof text === 'string' ? text : ''}${list.filter(isRecord).map(markText).join('')}${isRecord(note) ? noteText(note) : ''}`
    })
    .join('')

/** Context of a value: its shape, the field configurations, its path, and for the items of a list how they are nested. */
export type Place = { shape: Shape; fieldConfigs: FieldConfigs; path: string; levels?: unknown }

/** Written by another build, or in an unknown format. */
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

/** Text of a string that is a code, an id or a date. */
function choiceText(value: string, shape: Shape, config: FieldConfig | undefined, names: Names): string {
  if (config?.control === 'prefecture') return prefectureOfCode(value)?.name ?? 'わからない都道府県'
  if (config?.control === 'city') return names.city(value)
  if (config?.control === 'author') return names.author(value)
  if (config?.control === 'content') return names.content(value)
  if (config?.control === 'imageAddress') return 'この記事だけの画像'
  if (shape.type === 'text' && ['date', 'dateTime', 'monthDay'].includes(shape.format))
    return timeText(shape.format, value)
  if (shape.type !== 'choice') return value
  const weekday = WEEKDAY_NAMES[value as keyof typeof WEEKDAY_NAMES]
  return config?.choices?.[value] ?? (weekday ? `${weekday}曜日` : value)
}

function numberText(value: number, shape: Shape, config: FieldConfig | undefined): string {
  if (shape.type === 'choice') return config?.choices?.[value] ?? String(value)
  if (config?.control === 'months') return `${value}月`
  if (config?.control === 'yen') return `${value.toLocaleString('ja-JP')}円`
  return `${value}${config?.unit ?? ''}`
}

const SIMPLE: readonly Shape['type'][] = ['text', 'number', 'choice', 'boolean']

/** The items of a list, indented as they are nested; with a number where only some of them have one. */
const itemLines = (entries: readonly string[][], levels: unknown): string[] =>
  entries.map(([line = ''], index) => {
    const level: unknown = Array.isArray(levels) ? levels[index] : null
    const { depth, ordered } = isRecord(level) ? level : {}
    return `${'　'.repeat(typeof depth === 'number' ? depth : 0)}${ordered === true ? '（番号）' : '・'}${line}`
  })

function listLines(
  list: readonly unknown[],
  { shape, fieldConfigs, path, levels }: Place,
  names: Names,
): string[] {
  if (shape.type !== 'list') return [UNKNOWN]
  const item = { shape: shape.item, fieldConfigs, path: `${path}.*` }
  const entries = list.map((entry) => lines(entry, item, names))
  if (SIMPLE.includes(shape.item.type)) return [entries.flat().join('、')]
  if (shape.item.type === 'inline') return itemLines(entries, levels)
  if (shape.item.type === 'list') return entries.map((cells) => cells.join('、').replaceAll('、', '｜'))
  const own = fieldConfigs[path]
  return entries.flatMap((inner, at) => (own ? [`${entryLabel(own, at)}：`, ...inner] : inner))
}

function groupLines(
  value: Record<string, unknown>,
  { shape, fieldConfigs, path }: Place,
  names: Names,
): string[] {
  if (!('fields' in shape)) return [UNKNOWN]
  const fieldLines = Object.entries(shape.fields).flatMap(([key, field]) => {
    const at = path ? `${path}.${key}` : key
    const own = fieldConfigs[at]
    // The kind of a reference is part of its name.
    const isOfName = own?.within && fieldConfigs[at.replace(key, own.within)]?.control === 'content'
    if (own?.control === 'hidden' || isOfName) return []
    const inner = lines(value[key], { shape: field, fieldConfigs, path: at, levels: value.levels }, names)
    // The text of a block needs no label.
    if (!own || at === 'text' || inner.length === 0) return inner
    return inner.length === 1 ? [`${own.label}：${inner[0]}`] : [`${own.label}：`, ...inner]
  })
  const hasOnlyKnownFields = Object.keys(value).every((key) => key in shape.fields)
  return hasOnlyKnownFields ? fieldLines : [...fieldLines, UNKNOWN]
}

function lines(value: unknown, place: Place, names: Names): string[] {
  const { shape, fieldConfigs, path } = place
  // List entries use the configuration of their list.
  const own = fieldConfigs[path] ?? fieldConfigs[path.replace(/\.\*$/, '')]
  if (isEmpty(value) || own?.control === 'hidden') return []
  if (typeof value === 'boolean') return [value ? 'はい' : 'いいえ']
  if (typeof value === 'number') return [numberText(value, shape, own)]
  if (typeof value === 'string') return [choiceText(value, shape, own, names)]
  if (shape.type === 'inline') return [runsText(value)]
  if (Array.isArray(value)) return listLines(value, place, names)
  return isRecord(value) ? groupLines(value, place, names) : [UNKNOWN]
}

/** A value as lines of text for people, complete or not, without codes, ids or raw dates. */
export const valueText = (value: unknown, place: Place, names: Names): string =>
  lines(value, place, names).join('\n')
