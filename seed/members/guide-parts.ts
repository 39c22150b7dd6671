import { addDays } from '#domain/date/japan-time.ts'
import type { Identifier } from '#domain/text/identifier.ts'
import type { TravelActivityInput } from '#domain/travel/activity.ts'
import { emptyActivity } from '#domain/travel/activity-form.ts'
import type { ChecklistItem } from '#domain/travel/guide.ts'
import type { NewGuide } from '#domain/travel/new-guide.ts'
import { transportOf } from '#domain/travel/transport-from-title.ts'
import { seedId } from '../identity.ts'
import type { ContentLookup } from './linked-content.ts'

type Values = Partial<Omit<TravelActivityInput, 'kind' | 'refId' | 'transport'>>
/** `key`: the id of the line within its guide. */
type Line = Values & { key: string } & (
    | { kind: 'spot' | 'hotel' | 'restaurant'; slug: string }
    | { kind: 'move'; title: string; minutes?: number; fare?: number }
    | { kind: 'free'; title: string }
  )
export type Part = { title: string; isTheme?: boolean; memo?: string; lines: Line[] }

export const lineId = (guide: string, key: string): Identifier => seedId('traveler', guide, 'line', key)

export const checklist = (guide: string, category: string, items: Record<string, boolean>): ChecklistItem[] =>
  Object.entries(items).map(([text, done]) => ({
    id: seedId('traveler', guide, 'item', text),
    text,
    done,
    category,
  }))

function activityOf(line: Line, resolveContent: ContentLookup): TravelActivityInput {
  if (line.kind === 'move') {
    const { key: _, minutes = null, fare = null, ...values } = line
    return { ...emptyActivity('move'), ...values, transport: { ...transportOf(line.title, minutes), fare } }
  }
  if (line.kind === 'free') {
    const { key: _, ...values } = line
    return { ...emptyActivity('free'), ...values }
  }
  const { key: _, slug, ...values } = line
  const { id, title } = resolveContent(line.kind, slug)
  return { ...emptyActivity(line.kind), title, ...values, refId: id }
}

/** A guide with its parts; days are consecutive from the first one. */
export function guideOf(
  name: string,
  about: Omit<NewGuide['guide'], 'id' | 'coverImage'>,
  parts: readonly Part[],
  resolveContent: ContentLookup,
): NewGuide {
  const sections = parts.map(({ title, isTheme = false, memo = '' }, index) => ({
    id: seedId('traveler', name, 'part', String(index)),
    kind: isTheme ? ('theme' as const) : ('day' as const),
    date: isTheme || about.startDate === null ? null : addDays(about.startDate, index),
    title,
    memo,
  }))
  const activities = parts.flatMap(({ lines }, index) =>
    lines.map((line) => ({
      ...activityOf(line, resolveContent),
      id: lineId(name, line.key),
      sectionId: seedId('traveler', name, 'part', String(index)),
    })),
  )
  return { guide: { id: seedId('traveler', name), coverImage: null, ...about }, sections, activities }
}
