import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { agoText, dayText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { Person } from '../people/Person.tsx'
import styles from './Row.module.css'

type Props = {
  one: Manuscript
  /** Listed because its facts are outdated. */
  isOld?: boolean
}

/** A manuscript in a panel: title and last change. */
export const ManuscriptRow = ({ one, isOld = false }: Props) => {
  const { kind, slug, title, updatedAt, updatedBy, factCheckedAt, isLive, stage, openComments } = one
  return (
    <li className="grid gap-4 py-8">
      <a className={styles.title} href={paths.edit(kind, slug)}>
        {title || '題名のない原稿'}
      </a>
      <p className={styles.meta}>
        <span>{CONTENT_KINDS[kind].label}</span>
        {isOld && factCheckedAt ? (
          <span className="text-kohaku">
            確認日 <time dateTime={factCheckedAt}>{dayText(factCheckedAt)}</time>
          </span>
        ) : (
          <>
            <time dateTime={updatedAt}>{agoText(updatedAt)}</time>
            {updatedBy && <Person who={updatedBy} />}
            {isLive && stage !== 'published' && <span>公開中のページを変更</span>}
            {openComments > 0 && <span className="text-kohaku">コメント{openComments}件</span>}
          </>
        )}
      </p>
    </li>
  )
}
