import { useEffect, useState, useSyncExternalStore } from 'react'
import { link } from '#domain/url/link.ts'
import { endNotice, shownNotice, subscribeToNotices } from './notice-store.ts'
import styles from './ShelfNotice.module.css'

const DISMISS_AFTER_MS = 5000

/** The last action, with its undo. Stays while it is hovered or focused. */
export function ShelfNotice() {
  const { notice } = useSyncExternalStore(subscribeToNotices, shownNotice)
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (notice?.variant !== 'passing' || isPaused) return
    const timer = setTimeout(endNotice, DISMISS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [notice, isPaused])
  if (!notice) return null
  const { text, variant, undo } = notice
  const end = () => {
    setPaused(false)
    const tab = document.querySelector<HTMLElement>('dialog:modal [role="tabpanel"]')
    endNotice(tab ?? document.getElementById('main'))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that it is being read
    <div
      className={styles.notice}
      data-notice
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p className={styles.text}>{text}</p>
      {variant === 'offer' && (
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
      {variant !== 'passing' && (
        <button className={styles.action} type="button" onClick={end}>
          閉じる
        </button>
      )}
    </div>
  )
}
