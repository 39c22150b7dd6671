import { link } from '#domain/url/link.ts'
import type { Data } from './+loader.ts'
import styles from './SeriesNav.module.css'

type Props = { series: NonNullable<Data['series']> }

/** Above the title: the series of the article, and its number in it. */
export const SeriesName = ({ series: { slug, title, number } }: Props) => (
  <p className={styles.name}>
    <a href={link('series', { id: slug })}>{`連載「${title}」`}</a> {`第${number}回`}
  </p>
)

/** At the end of the text: the parts before and after it. */
export function SeriesNav({ series: { slug, title, before, after } }: Props) {
  const parts = [
    { label: '前の回', rel: 'prev', part: before },
    { label: '次の回', rel: 'next', part: after },
  ]
  return (
    <nav className={styles.series} aria-label={`連載「${title}」`}>
      <a href={link('series', { id: slug })}>{`連載「${title}」の一覧`}</a>
      {parts.map(
        ({ label, rel, part }) =>
          part && (
            <a key={rel} href={link('article-pages', { id: part.slug })} rel={rel}>
              <span className={styles.label}>{label}</span>
              {part.title}
            </a>
          ),
      )}
    </nav>
  )
}
