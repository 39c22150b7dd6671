import { useEffect, useSyncExternalStore } from 'react'
import { usePageContext } from '../page-context.tsx'
import { closeMenu } from '../shell/menu-id.ts'
import { shownNotice, subscribeToNotices } from './notice-store.ts'
import styles from './ShelfCorner.module.css'
import { closeShelf, openShelf, useShelfView } from './shelf-view.ts'

/** The place of the drawer and of the shelf's notices, both loaded on demand. */
export function ShelfCorner() {
  const pageContext = usePageContext()
  const { Drawer, isOpen, hasFailed } = useShelfView()
  const Notice = useSyncExternalStore(
    subscribeToNotices,
    () => shownNotice().View,
    () => null,
  )
  useEffect(() => {
    // The menu is outside React's root.
    const open = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-open-shelf]'))) return
      closeMenu()
      openShelf()
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
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
