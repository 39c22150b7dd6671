import { japaneseDay } from '#domain/date/japanese-date.ts'
import type { Place } from '#domain/place/place.ts'
import styles from './DataNote.module.css'
import { NewTabNote } from './NewTabNote.tsx'

type Props = {
  note: string | null
  checkedAt: string | null
  /** Whether the facts were checked too long ago. */
  isOld: boolean
  /** The source of the facts and when they were checked. */
  sources?: Place['sources']
}

/** When the facts were checked, with a warning if that is long ago, and other notes. */
export function DataNote({ note, checkedAt, isOld, sources = [] }: Props) {
  if (!checkedAt && !note && sources.length === 0) return null
  return (
    <div className={styles.note}>
      {checkedAt && (
        <p>
          <time dateTime={checkedAt}>{japaneseDay(checkedAt)}</time>に情報を確認しました。
          {isOld && '確認から1年以上たっているため、情報が古い可能性があります。'}
        </p>
      )}
      {sources.length > 0 && (
        <ul className={styles.sources} aria-label="情報の出典">
          {sources.map(({ url, checkedAt: at }) => (
            <li key={url}>
              出典：
              <a href={url} target="_blank" rel="noopener">
                {new URL(url).hostname}
                <NewTabNote />
              </a>
              （<time dateTime={at}>{japaneseDay(at)}</time>確認）
            </li>
          ))}
        </ul>
      )}
      {note && <p>{note}</p>}
    </div>
  )
}
