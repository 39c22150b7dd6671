import { dayText } from './guide-days.ts'
import type { TravelSection, TravelSectionInput } from './section.ts'

/** `1日目`, `12月5日（土）` and an optional title; a theme uses its title as its name. */
export type SectionLabels = { name: string; date: string; title: string }

/** The labels of all sections, in order. */
export function sectionLabels(
  sections: readonly Pick<TravelSectionInput, 'kind' | 'date' | 'title'>[],
): SectionLabels[] {
  let day = 0
  return sections.map(({ kind, date, title }) => {
    if (kind === 'day') day += 1
    return {
      name: kind === 'day' ? `${day}日目` : title || '候補',
      date: date ? dayText(date) : '',
      title: kind === 'day' ? title : '',
    }
  })
}

/** Section names by id, without titles. */
export const sectionNames = (
  sections: readonly Pick<TravelSection, 'id' | 'kind' | 'date' | 'title'>[],
): ReadonlyMap<string, string> => {
  const labels = sectionLabels(sections)
  return new Map(sections.map(({ id }, index) => [id, labels[index]?.name ?? '']))
}
