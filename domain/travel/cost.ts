import type { ActivityKind, TravelActivity } from './activity.ts'
import type { GuideDocument } from './guide-document.ts'

/** Whole yen. `undecided` is the cost of candidates (候補), which is not included in any other number. */
export type GuideCost = {
  total: number
  undecided: number
  bySection: ReadonlyMap<string, number>
  byKind: ReadonlyMap<ActivityKind, number>
  /** Remaining budget, negative when exceeded; `null` without a budget. */
  left: number | null
}

/** Cost of an activity in yen: price plus fare; `null` if neither is set. */
export function costOf({ price, transport }: Pick<TravelActivity, 'price' | 'transport'>): number | null {
  const fare = transport?.fare ?? null
  return price === null && fare === null ? null : (price ?? 0) + (fare ?? 0)
}

const add = <Key>(sums: Map<Key, number>, key: Key, yen: number) => sums.set(key, (sums.get(key) ?? 0) + yen)

/** Cost of a guide: total, per section and per kind of activity. */
export function costsOf({ guide, activities }: Pick<GuideDocument, 'guide' | 'activities'>): GuideCost {
  const bySection = new Map<string, number>()
  const byKind = new Map<ActivityKind, number>()
  let total = 0
  let undecided = 0
  for (const activity of activities) {
    const yen = costOf(activity)
    if (yen === null) continue
    if (activity.status === 'idea') {
      undecided += yen
      continue
    }
    total += yen
    add(bySection, activity.sectionId, yen)
    add(byKind, activity.kind, yen)
  }
  return { total, undecided, bySection, byKind, left: guide.budget === null ? null : guide.budget - total }
}

const yenFormat = new Intl.NumberFormat('ja-JP')

/** `12,800円`; a negative amount has a full-width minus: `−1,200円`. */
export const yenText = (yen: number): string => `${yen < 0 ? '−' : ''}${yenFormat.format(Math.abs(yen))}円`
