import { japaneseDay } from '#domain/japanese-date.ts'
import styles from './DataNote.module.css'

type Props = {
  note: string | null
  checkedAt: string | null
  /** Whether the facts were checked so long ago that the reader should be told. */
  isOld: boolean
}

/** When the facts were checked, whether that is long ago, and what else to know about them. */
export function DataNote({ note, checkedAt, isOld }: Props) {
  return (
    <div className={styles.note}>
      {checkedAt && (
        <p>
          <time dateTime={checkedAt}>{japaneseDay(checkedAt)}</time>に情報を確認しました。
          {isOld && '確認から1年以上たっているため、情報が古い可能性があります。'}
        </p>
      )}
      {note && <p>{note}</p>}
    </div>
  )
}
