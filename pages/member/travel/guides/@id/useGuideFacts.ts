import { useMemo } from 'react'
import { japanTime } from '#domain/date/japan-time.ts'
import { type Clash, clashesOf } from '#domain/travel/clash.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { sectionNames } from '#domain/travel/section-words.ts'
import { useThisMinute } from '#renderer/ui/useThisMinute.ts'

const textOf = (clashes: readonly Clash[]): string => clashes.map(({ text }) => text).join('\n')

/** What is worked out of a guide for all of its lines. */
export type GuideFacts = ReturnType<typeof useGuideFacts>

/** Warnings are texts, a line each, so that a line whose warnings are the same is not drawn again. */
export function useGuideFacts(document: GuideDocument) {
  const { holidays = null } = document
  const now = useThisMinute()
  const clashes = useMemo(() => clashesOf(document, holidays), [document, holidays])
  const warnings = useMemo(() => {
    const lines = Map.groupBy(clashes, ({ activityId, sectionId }) => activityId ?? sectionId)
    return new Map([...lines].map(([id, found]) => [id, textOf(found)]))
  }, [clashes])
  const counts = useMemo(() => {
    const sections = Map.groupBy(clashes, ({ sectionId }) => sectionId)
    return new Map([...sections].map(([id, found]) => [id, found.length]))
  }, [clashes])
  const places = useMemo(() => new Map(document.places.map((place) => [place.id, place])), [document.places])
  const names = useMemo(() => sectionNames(document.sections), [document.sections])
  const today = now ? japanTime(now).date : null
  return { holidays, today, warnings, counts, places, names }
}
