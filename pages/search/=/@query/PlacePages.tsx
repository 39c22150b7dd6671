import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { Suggestions } from '#renderer/filters/Suggestions.tsx'
import type { Data } from './+loader.ts'

/** The pages of the prefectures that the keyword names, or that its cities and regions are in. */
export function PlacePages({ places }: Pick<Data, 'places'>) {
  const codes = [...new Set(places.flatMap(({ prefectures }) => prefectures))]
  const pages = codes.flatMap((code) => prefectureOfCode(code) ?? [])
  if (pages.length === 0) return null
  return (
    <nav aria-label="都道府県のページ">
      <Suggestions
        suggestions={pages.map(({ slug, name }) => ({
          label: `${name}のページ`,
          href: link('pr', { id: slug }),
        }))}
      />
    </nav>
  )
}
