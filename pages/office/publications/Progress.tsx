import type { Publication } from '#domain/publish/publication.ts'
import styles from './Progress.module.css'
import { isInProgress, progressText } from './publication-texts.ts'

/** Progress of a publication; the announced text only changes with new information. */
export function Progress({ publication }: { publication: Publication }) {
  const { total, done, error } = publication
  return (
    <div className={styles.progress}>
      <p className={styles.text} role="status">
        {progressText(publication)}
      </p>
      {isInProgress(publication) && (
        <progress
          className={styles.bar}
          aria-label="反映の進み具合"
          {...(total > 0 && { value: done, max: total })}
        />
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
