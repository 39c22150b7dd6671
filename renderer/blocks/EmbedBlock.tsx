import type { BlockOf } from '#domain/block.ts'
import styles from './EmbedBlock.module.css'

const SERVICES = { youtube: 'YouTube', instagram: 'Instagram', x: 'X' } as const

/** A post or a film of another site, as a link: nothing is loaded from there until the reader goes there. */
export function EmbedBlock({ service, url, title }: BlockOf<'embed'>['data']) {
  return (
    <figure className={styles.embed}>
      <a className={styles.link} href={url} target="_blank" rel="noopener">
        {title}
        <span className="visually-hidden">（新しい画面で開きます）</span>
      </a>
      <figcaption className={styles.note}>{SERVICES[service]}で開きます</figcaption>
    </figure>
  )
}
