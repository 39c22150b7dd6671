import { useSyncExternalStore } from 'react'
import styles from './Share.module.css'
import { ShareIcon } from './ShareIcon.tsx'

const never = () => () => {}

type Props = { title: string; url: string; compact: boolean }

/** The Web Share button, where supported. It is last and its space is reserved, so that nothing moves. */
export function SystemShare({ title, url, compact }: Props) {
  const isThere = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  // Closing the share sheet is not an error.
  const share = () => navigator.share({ title, url }).catch(() => {})
  return (
    <li className={isThere ? undefined : styles.absent} data-scripted>
      <button
        className={`${styles.button} ${styles.scripted}`}
        type="button"
        title="ほかの方法で共有"
        onClick={share}
      >
        <ShareIcon name="system" />
        <span className={compact ? 'visually-hidden' : undefined}>ほかの方法で共有</span>
      </button>
    </li>
  )
}
