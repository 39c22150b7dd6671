import { Button } from '#renderer/form/Button.tsx'
import styles from './Bulk.module.css'
import { progressText } from './BulkProgress.tsx'
import type { Bulk } from './useBulk.ts'

type Props = {
  count: number
  /** Number of selected rows on this page; the selection spans pages. */
  here: number
  bulk: Bulk | null
  onOpen: () => void
  onClear: () => void
}

const selectedText = (count: number, here: number): string => {
  const elsewhere = count - here
  const rest = elsewhere > 0 ? `（ほかのページの${elsewhere.toLocaleString('ja-JP')}件を含む）` : ''
  return `${count.toLocaleString('ja-JP')}件を選択中${rest}`
}

/** The bar below the list while rows are selected or a bulk action runs. */
export function BulkBar({ count, here, bulk, onOpen, onClear }: Props) {
  if (count === 0 && !bulk) return null
  return (
    <section className={styles.bar} aria-label="選んだ原稿">
      <p className="text-15 font-semibold">{bulk ? progressText(bulk) : selectedText(count, here)}</p>
      <Button variant={bulk ? 'secondary' : 'primary'} aria-keyshortcuts="b" onClick={onOpen}>
        {bulk ? '結果を見る' : 'まとめて操作する'}
      </Button>
      {(!bulk || bulk.state === 'done' || bulk.state === 'undone') && (
        <Button variant="quiet" onClick={onClear}>
          {bulk ? '閉じる' : '選択をやめる'}
        </Button>
      )}
    </section>
  )
}
