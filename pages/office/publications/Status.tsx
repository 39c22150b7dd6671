import type { PublicationStatus } from '#domain/publish/publication.ts'
import { STATUSES } from './publication-texts.ts'
import styles from './Status.module.css'

/** Label of a publication's status. */
export const Status = ({ status }: { status: PublicationStatus }) => (
  <span className={styles.status} data-status={status}>
    {STATUSES[status]}
  </span>
)
