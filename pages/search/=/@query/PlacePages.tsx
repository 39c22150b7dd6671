import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'

/** The pages of the prefectures that the keyword names, or that its cities, its regions and a place that is not here are in. */
export function PlacePages({ prefectures, absent }: Pick<Data, 'prefectures' | 'absent'>) {
  const codes = [...new Set([...prefectures, ...(absent ? [absent.prefectureCode] : [])])]
  const pages = codes.flatMap((code) => prefectureOfCode(code) ?? [])
  if (pages.length === 0) return null
  return (
    <nav aria-label="都道府県のページ">
      <ul className={styles.places}>
        {pages.map(({ slug, name }) => (
          <li key={slug}>
            <a href={link('pr', { id: slug })}>{name}のページ</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
