import { Button } from '#renderer/form/Button.tsx'
import styles from './Pages.module.css'

type Props = {
  total: number
  /** What is counted: 人, 件. */
  unit: string
  /** So many are counted at most. */
  most?: number
  onFirst?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** How many there are, and the ways to the first and the next page of them. */
export const Pages = ({ total, unit, most = 10_000, onFirst, onNext }: Props) =>
  (total > 0 || onFirst) && (
    <nav className={styles.pages} aria-label="ページ">
      <p role="status">
        {total.toLocaleString('ja-JP')}
        {unit}
        {total >= most && '以上'}
      </p>
      {onFirst && <Button onClick={onFirst}>最初のページ</Button>}
      {onNext && <Button onClick={onNext}>次のページ</Button>}
    </nav>
  )
