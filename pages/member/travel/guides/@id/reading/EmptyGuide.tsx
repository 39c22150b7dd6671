import { link } from '#domain/url/link.ts'
import styles from './EmptyGuide.module.css'

const WAYS = [
  { way: 'favorites', label: 'お気に入りから選ぶ', about: '取っておいたスポットを、日ごとに並べます。' },
  { way: 'search', label: '場所をさがす', about: '名前や都道府県から、行き先を選びます。' },
  { way: 'free', label: '自由に書く', about: '決まっていることから書きはじめます。' },
] as const

type Way = (typeof WAYS)[number]['way']

type Props = {
  guideId: string
  /** In the editor it begins right here. */
  onChoose?: (way: Way) => void
}

/** A guide in which nothing is planned yet: three ways to begin. */
export const EmptyGuide = ({ guideId, onChoose }: Props) => (
  <section className={styles.empty} aria-labelledby="guide-empty">
    <h2 className={styles.title} id="guide-empty">
      予定はまだありません
    </h2>
    <ul className={styles.ways}>
      {WAYS.map(({ way, label, about }) => {
        const words = (
          <>
            <span className={styles.label}>{label}</span>
            <span className={styles.about}>{about}</span>
          </>
        )
        const href = link('@travel-guides', { id: guideId, edit: true, query: { add: way } })
        return (
          <li key={way}>
            {onChoose ? (
              <button className={styles.way} type="button" onClick={() => onChoose(way)}>
                {words}
              </button>
            ) : (
              <a className={styles.way} href={href}>
                {words}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  </section>
)
