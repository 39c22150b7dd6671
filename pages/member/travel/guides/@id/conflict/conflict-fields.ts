import { isEqual } from '#domain/json/is-equal.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import type { Transport } from '#domain/travel/activity.ts'
import { KIND_WORDS, MODE_WORDS, routeText, STATUS_WORDS } from '#domain/travel/activity-words.ts'
import { clockText, minutesText } from '#domain/travel/clock-text.ts'
import { yenText } from '#domain/travel/cost.ts'
import type { ChecklistItem } from '#domain/travel/guide.ts'
import { dayText } from '#domain/travel/guide-days.ts'
import type { Conflict } from '../../../store/useGuide.ts'

/** One field of which there are two versions, in words; '' is nothing. */
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
  const words = [
    MODE_WORDS[mode],
    line,
    routeText(transport),
    minutes !== null && minutesText(minutes),
    fare !== null && yenText(fare),
  ]
  return words.filter(Boolean).join(' ')
}

const listText = (items: readonly ChecklistItem[]): string =>
  items.map(({ text, done }) => `${done ? '☑' : '☐'} ${text}`).join('\n')

const prefectureName = (code: string): string =>
  BUILT_IN_PREFECTURES.find((prefecture) => prefecture.code === code)?.name ?? ''

/** A value as people read it. */
function wordsOf(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (DAYS.has(key)) return dayText(String(value))
  if (key === 'startTime' || key === 'endTime') return clockText(String(value))
  if (key === 'price' || key === 'budget') return yenText(Number(value))
  if (key === 'status') return STATUS_WORDS[value as keyof typeof STATUS_WORDS]
  if (key === 'kind')
    return KIND_WORDS[value as keyof typeof KIND_WORDS] ?? SECTION_KINDS[String(value)] ?? ''
  if (key === 'transport') return transportText(value as Transport)
  if (key === 'checklist') return listText(value as ChecklistItem[])
  if (key === 'prefectureCodes') return (value as string[]).map(prefectureName).join('、')
  if (key === 'coverImage' || key === 'refId') return '選んだもの'
  return String(value)
}

/** The fields that a change here wrote and that are otherwise on the server, in the order of the form. */
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
    return [{ key, label, mine: wordsOf(key, own), theirs: there ? wordsOf(key, other) : '' }]
  })
}

const WHAT = { updateGuide: 'しおり', updateSection: '区切り', updateActivity: '予定' } as const

/** `予定「兼六園」`: what there are two versions of. */
export function conflictName({ edit, mine, theirs }: Conflict): string {
  const row = (theirs ?? mine) as { title?: string } | null
  return `${WHAT[edit.type]}${row?.title ? `「${row.title}」` : ''}`
}
