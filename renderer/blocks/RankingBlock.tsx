import { Picture } from '../ui/Picture.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './RankingBlock.module.css'

/** A ranking; an entry that mentions content shows its picture and links to it. */
export function RankingBlock({ data: { title, items }, cards }: BlockProps<'ranking'>) {
  return (
    <section className={styles.ranking}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const card = item.ref ? cards[item.ref.id] : undefined
          return (
            <li className={styles.item} key={item.title}>
              <span className={styles.rank} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.text}>
                <p className={styles.name}>
                  {card?.href ? <a href={card.href}>{item.title}</a> : item.title}
                </p>
                <p className={styles.comment}>{item.comment}</p>
              </div>
              {card && (
                <Picture
                  className={styles.picture}
                  picture={card.hero}
                  presets={['xs:square', 'sm:square']}
                  sizes="6rem"
                  decorative
                />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
