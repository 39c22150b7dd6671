import { isEqual } from '#domain/json/is-equal.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import type { Transport } from '#domain/travel/activity.ts'
import {
  ACTIVITY_KIND_LABELS,
  ACTIVITY_STATUS_LABELS,
  routeText,
  TRANSPORT_MODE_LABELS,
} from '#domain/travel/activity-labels.ts'
import { clockText, minutesText } from '#domain/travel/clock-text.ts'
import { yenText } from '#domain/travel/cost.ts'
import type { ChecklistItem } from '#domain/travel/guide.ts'
import { dayText } from '#domain/travel/guide-days.ts'
import type { Conflict } from '../../../store/useGuide.ts'

/** One field with both versions as text; '' is empty. */
export type ConflictField = { key: string; label: string; mine: string; theirs: string }

const LABELS: Record<string, string> = {
  title: '名前',
  coverImage: '表紙の写真',
  startDate: '出発日',
  endDate: '帰着日',
  prefectureCodes: '行き先',
  members: '同行者',
  memo: 'メモ',
  budget: '予算',
  checklist: 'チェックリスト',
  kind: '種類',
  date: '日付',
  refId: '場所',
  startTime: '始まり',
  endTime: '終わり',
  transport: '移動',
  price: '費用',
  reservationNo: '予約番号',
  url: 'リンク',
  status: '状態',
}

const DAYS = new Set(['startDate', 'endDate', 'date'])
const SECTION_KINDS: Record<string, string> = { day: '日', theme: 'テーマ' }

const transportText = (transport: Transport): string => {
  const { mode, line, minutes, fare } = transport
  const parts = [
    TRANSPORT_MODE_LABELS[mode],
    line,
    routeText(transport),
    minutes !== null && minutesText(minutes),
    fare !== null && yenText(fare),
  ]
  return parts.filter(Boolean).join(' ')
}

const listText = (items: readonly ChecklistItem[]): string =>
  items.map(({ text, done }) => `${done ? '☑' : '☐'} ${text}`).join('\n')

const prefectureName = (code: string): string =>
  BUILT_IN_PREFECTURES.find((prefecture) => prefecture.code === code)?.name ?? ''

/** A value as text. */
function valueText(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (DAYS.has(key)) return dayText(String(value))
  if (key === 'startTime' || key === 'endTime') return clockText(String(value))
  if (key === 'price' || key === 'budget') return yenText(Number(value))
  if (key === 'status') return ACTIVITY_STATUS_LABELS[value as keyof typeof ACTIVITY_STATUS_LABELS]
  if (key === 'kind')
    return (
      ACTIVITY_KIND_LABELS[value as keyof typeof ACTIVITY_KIND_LABELS] ?? SECTION_KINDS[String(value)] ?? ''
    )
  if (key === 'transport') return transportText(value as Transport)
  if (key === 'checklist') return listText(value as ChecklistItem[])
  if (key === 'prefectureCodes') return (value as string[]).map(prefectureName).join('、')
  if (key === 'coverImage' || key === 'refId') return '選んだもの'
  return String(value)
}

/** The fields changed here that differ on the server, in the order of the form. */
export function conflictFields({ edit, mine, theirs }: Conflict): ConflictField[] {
  const [here, there] = [mine, theirs] as unknown as [
    Record<string, unknown> | null,
    Record<string, unknown> | null,
  ]
  const patch = edit.patch as Record<string, unknown>
  return Object.keys(LABELS).flatMap((key) => {
    if (!(key in patch)) return []
    const [own, other] = [here ? here[key] : patch[key], there?.[key]]
    if (there && isEqual(own, other)) return []
    const label = LABELS[key] ?? key
    return [{ key, label, mine: valueText(key, own), theirs: there ? valueText(key, other) : '' }]
  })
}

const WHAT = { updateGuide: 'しおり', updateSection: '区切り', updateActivity: '予定' } as const

/** `予定「兼六園」`: the item in conflict. */
export function conflictName({ edit, mine, theirs }: Conflict): string {
  const row = (theirs ?? mine) as { title?: string } | null
  return `${WHAT[edit.type]}${row?.title ? `「${row.title}」` : ''}`
}
