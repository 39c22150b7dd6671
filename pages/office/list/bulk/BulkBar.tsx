import { Button } from '#renderer/form/Button.tsx'
import styles from './Bulk.module.css'
import { saidOf } from './BulkProgress.tsx'
import type { Bulk } from './useBulk.ts'

type Props = {
  count: number
  /** How many of them this page shows: the rest stays chosen where it is not seen. */
  here: number
  bulk: Bulk | null
  onOpen: () => void
  onClear: () => void
}

const chosenText = (count: number, here: number): string => {
  const elsewhere = count - here
  const rest = elsewhere > 0 ? `（ほかのページの${elsewhere.toLocaleString('ja-JP')}件を含む）` : ''
  return `${count.toLocaleString('ja-JP')}件を選択中${rest}`
}

/** At the foot of the list while something is selected or being done. */
export function BulkBar({ count, here, bulk, onOpen, onClear }: Props) {
  if (count === 0 && !bulk) return null
  return (
    <section className={styles.bar} aria-label="選んだ原稿">
      <p className={styles.chosen}>{bulk ? saidOf(bulk) : chosenText(count, here)}</p>
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
