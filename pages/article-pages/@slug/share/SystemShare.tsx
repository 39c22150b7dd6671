import styles from './Share.module.css'
import { ShareIcon } from './ShareIcon.tsx'

type Props = { title: string; url: string; compact: boolean }

const LABEL = 'ほかの方法で共有'

/** The Web Share button, shown where it is supported (renderer/reading). It is last, so that nothing moves. */
export function SystemShare({ title, url, compact }: Props) {
  // Closing the share sheet is not an error.
  const share = () => navigator.share({ title, url }).catch(() => {})
  return (
    <li className={styles.system} data-scripted>
      <button className={styles.button} type="button" title={compact ? LABEL : undefined} onClick={share}>
        <ShareIcon name="system" />
        <span className={compact ? 'visually-hidden' : undefined}>{LABEL}</span>
      </button>
    </li>
  )
}
