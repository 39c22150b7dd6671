import type { SectionWords } from '#domain/travel/section-words.ts'
import { LinkedText } from '#renderer/ui/LinkedText.tsx'
import type { SharedDay, SharedPlace } from './+loader.ts'
import styles from './Day.module.css'
import { Line } from './Line.tsx'

type Props = {
  id: string
  section: SharedDay
  words: SectionWords | undefined
  places: readonly SharedPlace[]
}

/** One day, or one theme, as a list of what is done. */
export const Day = ({ id, section, words, places }: Props) => (
  <section className={styles.day} aria-labelledby={id}>
    <h2 className={styles.title} id={id}>
      {words?.name} {words?.date && <span className={styles.date}>{words.date}</span>}
    </h2>
    {words?.title && <p className={styles.about}>{words.title}</p>}
    {section.memo && (
      <p className={styles.memo}>
        <LinkedText text={section.memo} />
      </p>
    )}
    {section.activities.length > 0 ? (
      <ol className={styles.lines}>
        {section.activities.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identifier that readers may know
          <Line key={index} line={line} place={places.find(({ id: placeId }) => placeId === line.refId)} />
        ))}
      </ol>
    ) : (
      <p className={styles.none}>予定はまだありません。</p>
    )}
  </section>
)
