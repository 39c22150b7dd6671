import type { Publication } from '#domain/publish/publication.ts'
import styles from './Progress.module.css'
import { isInProgress, progressText } from './publication-texts.ts'

/** Progress of a publication; the announced text only changes with new information. */
export function Progress({ publication }: { publication: Publication }) {
  const { total, done, error } = publication
  return (
    <div className="grid gap-8">
      <p className="m-0" role="status">
        {progressText(publication)}
      </p>
      {isInProgress(publication) && (
        <progress
          className={`${styles.bar} h-[0.5rem] w-full max-w-[30rem] appearance-none rounded border border-edge bg-surface`}
          aria-label="反映の進み具合"
          {...(total > 0 && { value: done, max: total })}
        />
      )}
      {error && (
        <p className="m-0 max-w-measure border-s-3 border-shu-text bg-surface px-12 py-8" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
