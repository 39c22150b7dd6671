import { formatDateTime, parseDate } from '#domain/date/date.ts'
import type { ReviewComment } from '#domain/manuscript/manuscript.ts'
import { Person } from '../../people/Person.tsx'
import { jumpToBlock } from '../frame/jump.ts'
import { useShowTab } from '../frame/tabs.ts'
import { useManuscriptState } from '../manuscript-context.ts'
import { blockPlace } from './block-place.ts'
import styles from './CommentItem.module.css'

type Props = { comment: ReviewComment; onResolve?: () => void; isBusy?: boolean }

/** A comment with author, time and block. */
export function CommentItem({ comment: { text, by, createdAt, blockId }, onResolve, isBusy }: Props) {
  const showTab = useShowTab()
  const fields = useManuscriptState((state) => state.fields)
  const place = blockId === null ? null : blockPlace(fields, blockId)
  return (
    <li className="grid gap-4 border-b border-rule py-12 text-15 leading-[1.7]">
      <p className="flex flex-wrap gap-x-12 text-13 [&_time]:text-usuzumi">
        <b>
          <Person who={by} />
        </b>
        <time dateTime={createdAt}>{formatDateTime(parseDate(createdAt)).slice(0, 16)}</time>
      </p>
      {blockId !== null && (
        <p className={styles.place}>
          {place ? (
            <button type="button" onClick={() => jumpToBlock(blockId, showTab)}>
              {place.name}
            </button>
          ) : (
            '削除されたブロック'
          )}
        </p>
      )}
      <p className="whitespace-pre-line">{text}</p>
      {onResolve && (
        <button className={styles.resolve} type="button" disabled={isBusy} onClick={onResolve}>
          対応済みにする
        </button>
      )}
    </li>
  )
}
