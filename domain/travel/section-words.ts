import { dayText } from './guide-days.ts'
import type { TravelSection, TravelSectionInput } from './section.ts'

/** `1日目`, `12月5日（土）` and the title it has besides; a theme has its title for a name. */
export type SectionWords = { name: string; date: string; title: string }

/** What each section is called, in their order. */
export function sectionWords(
  sections: readonly Pick<TravelSectionInput, 'kind' | 'date' | 'title'>[],
): SectionWords[] {
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

/** The same by identifier, their names alone; a title of its own follows elsewhere. */
export const sectionNames = (
  sections: readonly Pick<TravelSection, 'id' | 'kind' | 'date' | 'title'>[],
): ReadonlyMap<string, string> => {
  const words = sectionWords(sections)
  return new Map(sections.map(({ id }, index) => [id, words[index]?.name ?? '']))
}
