import { cutText } from '#domain/text/cut-text.ts'
import { TravelActivityInput } from '#domain/travel/activity.ts'
import { type ChecklistItem, TravelGuideInput } from '#domain/travel/guide.ts'
import { TravelSectionInput } from '#domain/travel/section.ts'
import type { GuideRow, UpdateEdit } from './queued.ts'

/** Texts of one line are joined on it, longer ones under each other. */
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

/** Both texts of a field in one, theirs first; `null` where it is no text or they do not fit. */
export function joinedText(edit: UpdateEdit, theirs: GuideRow, key: string): string | null {
  const { [key]: mine } = edit.patch as Record<string, unknown>
  const { [key]: other } = theirs as unknown as Record<string, unknown>
  if (!(key in SEPARATORS) || typeof mine !== 'string' || typeof other !== 'string') return null
  const text = together(key, other, mine)
  const rule = (shapeOf(edit) as Record<string, { safeParse: (value: unknown) => { success: boolean } }>)[key]
  return rule?.safeParse(text).success ? text : null
}

/** Everything of both lists; an item that both have is done when one of them says so. */
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
  const known = new Set(theirs.map(({ id }) => id))
  const all = [...shared, ...mine.filter(({ id }) => !known.has(id))]
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
 * A guide has no copy beside it: what can be joined is, and of the rest theirs stays and mine is written into the memo,
 * so that it can be read.
 */
export function bothOfGuide(
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
