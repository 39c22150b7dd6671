import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { Suggestions } from '#renderer/filters/Suggestions.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'

/** The pages of the prefectures that the keyword names, or that its cities, its regions and a place that is not here are in. */
export function PlacePages({ places, absent }: Pick<Data, 'places' | 'absent'>) {
  const named = places.flatMap(({ prefectures }) => prefectures)
  const codes = [...new Set([...named, ...(absent ? [absent.prefectureCode] : [])])]
  const pages = codes.flatMap((code) => prefectureOfCode(code) ?? [])
  if (pages.length === 0) return null
  return (
    <nav className={styles.places} aria-label="都道府県のページ">
      <Suggestions
        suggestions={pages.map(({ slug, name }) => ({
          label: `${name}のページ`,
          href: link('pr', { id: slug }),
        }))}
      />
    </nav>
  )
}
