import { cutText } from '#domain/text/cut-text.ts'
import { TravelActivityInput } from '#domain/travel/activity.ts'
import { type ChecklistItem, TravelGuideInput } from '#domain/travel/guide.ts'
import { TravelSectionInput } from '#domain/travel/section.ts'
import type { GuideRow, UpdateEdit } from './queued.ts'

/** Single-line texts are joined with a separator, longer ones with a line break. */
const SEPARATORS: Record<string, string> = { title: '／', members: '／', reservationNo: '／', memo: '\n' }

const shapeOf = ({ type }: UpdateEdit) => {
  if (type === 'updateGuide') return TravelGuideInput.shape
  return type === 'updateSection' ? TravelSectionInput.shape : TravelActivityInput.shape
}

const together = (key: string, theirs: string, mine: string) => {
  if (theirs.includes(mine)) return theirs
  if (mine.includes(theirs)) return mine
  return theirs + SEPARATORS[key] + mine
}

/** Joins both versions of a text, theirs first; `null` if it is not a text or the result is too long. */
export function joinedText(edit: UpdateEdit, theirs: GuideRow, key: string): string | null {
  const { [key]: mine } = edit.patch as Record<string, unknown>
  const { [key]: other } = theirs as unknown as Record<string, unknown>
  if (!(key in SEPARATORS) || typeof mine !== 'string' || typeof other !== 'string') return null
  const text = together(key, other, mine)
  const rule = (shapeOf(edit) as Record<string, { safeParse: (value: unknown) => { success: boolean } }>)[key]
  return rule?.safeParse(text).success ? text : null
}

/** Merges two checklists; an item in both is done if either says so. */
const bothChecklists = (
  theirs: readonly ChecklistItem[],
  mine: readonly ChecklistItem[],
): ChecklistItem[] => {
  const here = new Map(mine.map((item) => [item.id, item]))
  const shared = theirs.flatMap((item) => {
    const own = here.get(item.id)
    if (!own) return [item]
    const isDone = item.done || own.done
    const isSame = own.text === item.text
    return [{ ...item, done: isDone, text: isSame ? item.text : cutText(`${item.text}／${own.text}`, 60) }]
  })
  const theirIds = new Set(theirs.map(({ id }) => id))
  const all = [...shared, ...mine.filter(({ id }) => !theirIds.has(id))]
  return TravelGuideInput.shape.checklist.safeParse(all).success ? all : [...theirs]
}

const LABELS: Record<string, string> = {
  title: '題名',
  startDate: '出発日',
  endDate: '帰着日',
  members: '同行者',
  budget: '予算',
  memo: 'メモ',
}

/**
 * A guide cannot be duplicated to keep both versions: texts are joined, and other local values are appended to the
 * memo.
 */
export function mergeGuide(
  theirs: TravelGuideInput,
  patch: Partial<TravelGuideInput>,
  keys: readonly string[],
): Partial<TravelGuideInput> {
  const edit = { type: 'updateGuide', version: 1, patch } as const
  const both: Partial<TravelGuideInput> = {}
  const notes: string[] = []
  for (const key of keys as (keyof TravelGuideInput)[]) {
    const text = joinedText(edit, theirs as unknown as GuideRow, key)
    if (text !== null) Object.assign(both, { [key]: text })
    else if (key === 'checklist') both.checklist = bothChecklists(theirs.checklist, patch.checklist ?? [])
    else if (key === 'prefectureCodes')
      both.prefectureCodes = [
        ...new Set([...theirs.prefectureCodes, ...(patch.prefectureCodes ?? [])]),
      ].sort()
    else if (LABELS[key] && patch[key] !== null && patch[key] !== '')
      notes.push(`${LABELS[key]}：${patch[key]}`)
  }
  if (notes.length === 0) return both
  const memo = [both.memo ?? theirs.memo, `もう一方の内容（${notes.join('、')}）`].filter(Boolean).join('\n')
  return { ...both, memo: cutText(memo, 2000) }
}
