import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { cityPath } from '#domain/region/city-page.ts'
import { link } from '#domain/url/link.ts'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'

/**
 * The pages of the cities and prefectures that the keyword names, or that its cities, its regions and a place that is not here
 * are in.
 */
export function PlacePages({ prefectures, absent, cities }: Pick<Data, 'prefectures' | 'absent' | 'cities'>) {
  const codes = [...new Set([...prefectures, ...(absent ? [absent.prefectureCode] : [])])]
  const pages = [
    ...cities.map(({ code, name }) => ({ name, href: cityPath(code) ?? '' })),
    ...codes.flatMap((code) => {
      const prefecture = prefectureOfCode(code)
      return prefecture ? [{ name: prefecture.name, href: link('pr', { id: prefecture.slug }) }] : []
    }),
  ]
  if (pages.length === 0) return null
  return (
    <nav aria-label="土地のページ">
      <ul className={styles.places}>
        {pages.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}のページ</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
