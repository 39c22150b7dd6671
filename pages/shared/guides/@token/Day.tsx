import type { SectionLabels } from '#domain/travel/section-labels.ts'
import { LinkedText } from '#renderer/ui/LinkedText.tsx'
import type { SharedDay, SharedPlace } from './+loader.ts'
import styles from './Day.module.css'
import { Line } from './Line.tsx'

type Props = {
  id: string
  section: SharedDay
  heading: SectionLabels | undefined
  places: readonly SharedPlace[]
}

/** One section as a list of activities. */
export const Day = ({ id, section, heading, places }: Props) => (
  <section className={styles.day} aria-labelledby={id}>
    <h2 className={styles.title} id={id}>
      {heading?.name} {heading?.date && <span className={styles.date}>{heading.date}</span>}
    </h2>
    {heading?.title && <p className={styles.about}>{heading.title}</p>}
    {section.memo && (
      <p className={styles.memo}>
        <LinkedText text={section.memo} />
      </p>
    )}
    {section.activities.length > 0 ? (
      <ol className={styles.lines}>
        {section.activities.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: public data has no identifiers
          <Line key={index} line={line} place={places.find(({ id: placeId }) => placeId === line.refId)} />
        ))}
      </ol>
    ) : (
      <p className={styles.none}>予定はまだありません。</p>
    )}
  </section>
)
