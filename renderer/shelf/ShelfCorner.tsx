import { useEffect } from 'react'
import { usePageContext } from '../page-context.tsx'
import styles from './ShelfCorner.module.css'
import { closeShelf, useShelfView } from './shelf-view.ts'
import { useShelf } from './useShelf.ts'

/** The place of the drawer and of the shelf's notices, both loaded on demand. */
export function ShelfCorner() {
  const pageContext = usePageContext()
  const { Drawer, isOpen, hasFailed } = useShelfView()
  const Notice = useShelf(({ shownNotice }) => shownNotice().View, null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer
  useEffect(() => closeShelf, [pageContext])
  return (
    <>
      {/* Rendered empty: screen readers announce later changes. */}
      <div className={styles.status} role="status">
        {hasFailed && (
          <p className={styles.failure}>
            お気に入りを読み込めませんでした。通信を確認して、もう一度お試しください。
          </p>
        )}
        {Notice && !isOpen && <Notice />}
      </div>
      {Drawer && <Drawer isOpen={isOpen} onClose={closeShelf} />}
    </>
  )
}
