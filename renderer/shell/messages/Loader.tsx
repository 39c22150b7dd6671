import { useEffect, useRef } from 'react'
import styles from './Loader.module.css'
import { loading } from './loading.ts'
import { useStore } from './store.ts'

/** Covers the whole screen while something is waited for; nothing under it can be reached. */
export function Loader() {
  const overlay = useRef<HTMLDialogElement>(null)
  const isShown = useStore(loading).length > 0
  useEffect(() => {
    const element = overlay.current
    if (!element) return
    if (isShown && !element.open) element.showModal()
    else if (!isShown) element.close()
  }, [isShown])
  return (
    <dialog
      className={styles.loader}
      ref={overlay}
      aria-label="読み込み中"
      onCancel={(event) => event.preventDefault()}
    >
      <p className={styles.text} role="status">
        {isShown && '読み込んでいます'}
      </p>
    </dialog>
  )
}
