import { useEffect, useState, useSyncExternalStore } from 'react'
import { link } from '#domain/url/link.ts'
import { endNotice, shownNotice, subscribeToNotices } from './notice-store.ts'
import styles from './ShelfNotice.module.css'

const PASSES_AFTER_MS = 5000

/** What just happened, and the way back from it. It waits while it is pointed at or has the focus. */
export function ShelfNotice() {
  const { notice } = useSyncExternalStore(subscribeToNotices, shownNotice)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (notice?.manner !== 'passing' || isHeld) return
    const timer = setTimeout(endNotice, PASSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [notice, isHeld])
  if (!notice) return null
  const { text, manner, undo } = notice
  const end = () => {
    setHeld(false)
    const tab = document.querySelector<HTMLElement>('dialog:modal [role="tabpanel"]')
    endNotice(tab ?? document.getElementById('main'))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that it is being read
    <div
      className={styles.notice}
      data-notice
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.text}>{text}</p>
      {manner === 'offer' && (
        <a className={styles.action} href={link('login')}>
          ログイン
        </a>
      )}
      {undo && (
        <button
          className={styles.action}
          type="button"
          onClick={() => {
            undo()
            end()
          }}
        >
          元に戻す
        </button>
      )}
      {manner !== 'passing' && (
        <button className={styles.action} type="button" onClick={end}>
          閉じる
        </button>
      )}
    </div>
  )
}
