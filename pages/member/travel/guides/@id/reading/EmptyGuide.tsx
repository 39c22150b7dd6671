import { link } from '#domain/url/link.ts'
import styles from './EmptyGuide.module.css'

const OPTIONS = [
  { tab: 'favorites', label: 'お気に入りから選ぶ', about: '取っておいた場所を、日ごとに並べます。' },
  { tab: 'search', label: '場所をさがす', about: '名前や都道府県から、行き先を選びます。' },
  { tab: 'free', label: '自由に書く', about: '決まっていることから書きはじめます。' },
] as const

type AddTab = (typeof OPTIONS)[number]['tab']

type Props = {
  guideId: string
  /** In the editor it opens the add panel directly. */
  onChoose?: (tab: AddTab) => void
}

/** An empty guide: three ways to start. */
export const EmptyGuide = ({ guideId, onChoose }: Props) => (
  <section className="grid gap-16" aria-labelledby="guide-empty">
    <h2 className="text-18" id="guide-empty">
      予定はまだありません
    </h2>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-12">
      {OPTIONS.map(({ tab, label, about }) => {
        const content = (
          <>
            <span className={`${styles.label} font-semibold text-ai`}>{label}</span>
            <span className="text-13 text-usuzumi">{about}</span>
          </>
        )
        const href = link('@travel-guides', { id: guideId, edit: true, query: { add: tab } })
        return (
          <li key={tab}>
            {onChoose ? (
              <button className={styles.link} type="button" onClick={() => onChoose(tab)}>
                {content}
              </button>
            ) : (
              <a className={styles.link} href={href}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  </section>
)
