import { shareLinks } from '#domain/url/share-links.ts'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { CopyLink } from './CopyLink.tsx'
import styles from './Share.module.css'
import { ShareIcon } from './ShareIcon.tsx'
import { SystemShare } from './SystemShare.tsx'

const SERVICES = [
  { id: 'line', label: 'LINE', act: 'LINEで送る' },
  { id: 'x', label: 'X', act: 'Xで共有する' },
  { id: 'facebook', label: 'Facebook', act: 'Facebookで共有する' },
] as const

type Props = {
  title: string
  /** The canonical URL of the page, absolute. */
  url: string
  /** Icons only, for the head of a page. */
  compact?: boolean
}

/** Share links, and two buttons that appear when they are supported. */
export function Share({ title, url, compact = false }: Props) {
  const links = shareLinks({ title, url })
  return (
    <ul className={compact ? styles.compact : styles.share} aria-label="この記事を共有する">
      {SERVICES.map(({ id, label, act }) => (
        <li key={id}>
          <a
            className={styles.button}
            href={links[id]}
            target="_blank"
            rel="noopener"
            title={compact ? act : undefined}
          >
            <ShareIcon name={id} />
            {!compact && <span aria-hidden="true">{label}</span>}
            <NewTabNote>{act}</NewTabNote>
          </a>
        </li>
      ))}
      <li className={styles.copy} data-scripted>
        <CopyLink url={url} compact={compact} />
      </li>
      <SystemShare title={title} url={url} compact={compact} />
    </ul>
  )
}
