import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Modal } from '../ui/Modal.tsx'
import { Favorites } from './Favorites.tsx'
import { Histories } from './Histories.tsx'
import styles from './ShelfDrawer.module.css'
import { ShelfNotice } from './ShelfNotice.tsx'
import { ShelfTabs, type TabName } from './ShelfTabs.tsx'
import { ShelfWhere } from './ShelfWhere.tsx'
import { shelfSource, shownShelf, subscribe } from './shelf-source.ts'

/** Favourites and history, of this device or of the account: a sheet at the side, on a phone at the foot. */
export function ShelfDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const shelf = useSyncExternalStore(subscribe, shownShelf)
  const [tab, setTab] = useState<TabName>('favorites')
  const { favorites, histories, settings, isLasting } = shelf
  useEffect(() => {
    if (isOpen) shelfSource().refresh?.({ histories: true })
  }, [isOpen])
  return (
    <Modal
      className={styles.drawer}
      ref={dialog}
      isOpen={isOpen}
      aria-labelledby="shelf-title"
      onClose={onClose}
      closesOutside
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id="shelf-title">
            お気に入り・履歴
          </h2>
          <button className={styles.closer} type="button" onClick={() => dialog.current?.close()}>
            閉じる
          </button>
        </div>
        <ShelfTabs
          chosen={tab}
          onChoose={setTab}
          counts={{ favorites: favorites.length, histories: histories.length }}
        />
        <div
          className={styles.panel}
          id="shelf-panel"
          role="tabpanel"
          aria-labelledby={`shelf-tab-${tab}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must be able to
          tabIndex={0}
          key={tab}
        >
          {tab === 'favorites' ? (
            <Favorites favorites={favorites} isOpen={isOpen} />
          ) : (
            <Histories histories={histories} isPaused={settings.isPaused} isOpen={isOpen} />
          )}
          <ShelfWhere tab={tab} isAccount={shelfSource().isAccount} isLasting={isLasting} />
        </div>
        <div className={styles.status} role="status">
          {isOpen && <ShelfNotice />}
        </div>
      </div>
    </Modal>
  )
}
