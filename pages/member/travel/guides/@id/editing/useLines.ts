import { useMemo, useRef } from 'react'
import type { TravelActivity } from '#domain/travel/activity.ts'
import type { Arrangement } from '#domain/travel/arrange.ts'

type Lines = readonly TravelActivity[]

const areSame = (one: Lines, other: Lines): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at])

/** The lines of each section. Unchanged sections keep their array, and do not re-render. */
export function useLines(arrangement: Arrangement, activities: Lines): ReadonlyMap<string, Lines> {
  const former = useRef<ReadonlyMap<string, Lines>>(new Map())
  return useMemo(() => {
    const lineOf = new Map(activities.map((line) => [line.id, line]))
    const lines = arrangement.map(({ sectionId, activityIds }): [string, Lines] => {
      const now = activityIds.flatMap((id) => lineOf.get(id) ?? [])
      const before = former.current.get(sectionId)
      return [sectionId, before && areSame(before, now) ? before : now]
    })
    former.current = new Map(lines)
    return former.current
  }, [arrangement, activities])
}
