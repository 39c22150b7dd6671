import { Button } from '#renderer/form/Button.tsx'
import styles from './MoreMedia.module.css'

type Props = { hasMore: boolean; isAsking: boolean; shown: number; onMore: () => void }

/** The end of a list that goes on, or really is its end. */
export function MoreMedia({ hasMore, isAsking, shown, onMore }: Props) {
  return (
    <div className={styles.more}>
      {hasMore && (
        <Button onClick={onMore} aria-disabled={isAsking || undefined}>
          {isAsking ? '読み込んでいます' : 'さらに表示'}
        </Button>
      )}
      {!hasMore && shown > 40 && <p className={styles.end}>{`これで全部です（${shown}枚）。`}</p>}
    </div>
  )
}
