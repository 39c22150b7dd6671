import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Publication } from '#domain/publish/publication.ts'
import { agoText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Person } from '../people/Person.tsx'
import styles from './PublicationRow.module.css'
import { durationText, REASONS } from './publication-texts.ts'
import { Status } from './Status.tsx'

/** A row of the list of publications. */
export function PublicationRow({ publication }: { publication: Publication }) {
  const { id, title, kind, reason, requestedAt, requestedBy, status, total, done, error } = publication
  const duration = durationText(publication)
  return (
    <li className={styles.row}>
      <a className={styles.title} href={paths.publication(id)}>
        {title}
      </a>
      <span className={styles.state}>
        {status === 'live' ? `${total}件` : total > 0 && `${done}／${total}件`}
        <Status status={status} />
      </span>
      <span className={styles.what}>
        {[
          kind && CONTENT_KINDS[kind].label,
          REASONS[reason],
          <time key="at" dateTime={requestedAt}>
            {agoText(requestedAt)}
          </time>,
          <Person key="by" who={requestedBy} none="自動" />,
          duration && `${duration}で反映`,
        ]
          .filter(Boolean)
          .flatMap((part, index) => (index === 0 ? [part] : ['・', part]))}
      </span>
      {error && <span className={styles.error}>{error}</span>}
    </li>
  )
}
