import { useMemo } from 'react'
import { japanTime } from '#domain/date/japan-time.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { type GuideWarning, guideWarnings } from '#domain/travel/guide-warnings.ts'
import { sectionNames } from '#domain/travel/section-labels.ts'
import { useThisMinute } from '#renderer/ui/useThisMinute.ts'

const textOf = (allWarnings: readonly GuideWarning[]): string =>
  allWarnings.map(({ text }) => text).join('\n')

/** Values computed once per guide for all of its lines. */
export type GuideFacts = ReturnType<typeof useGuideFacts>

/** Warnings are strings, one per line, so that lines with unchanged warnings do not re-render. */
export function useGuideFacts(document: GuideDocument) {
  const { holidays = null } = document
  const now = useThisMinute()
  const allWarnings = useMemo(() => guideWarnings(document, holidays), [document, holidays])
  const warnings = useMemo(() => {
    const lines = Map.groupBy(allWarnings, ({ activityId, sectionId }) => activityId ?? sectionId)
    return new Map([...lines].map(([id, found]) => [id, textOf(found)]))
  }, [allWarnings])
  const counts = useMemo(() => {
    const sections = Map.groupBy(allWarnings, ({ sectionId }) => sectionId)
    return new Map([...sections].map(([id, found]) => [id, found.length]))
  }, [allWarnings])
  const places = useMemo(() => new Map(document.places.map((place) => [place.id, place])), [document.places])
  const names = useMemo(() => sectionNames(document.sections), [document.sections])
  const today = now ? japanTime(now).date : null
  return { holidays, today, warnings, counts, places, names }
}
