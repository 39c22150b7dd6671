import { EMBED_SERVICES, embedFrame } from '#domain/blocks/embed/embed-frame.ts'
import { link } from '#domain/url/link.ts'
import { NewTabNote } from '../../ui/NewTabNote.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './EmbedBlock.module.css'
import { EmbedPlayer } from './EmbedPlayer.tsx'
import { EmbedRevoke } from './EmbedRevoke.tsx'

/**
 * A post or a video of another site. Nothing is loaded from there before the reader asks for it; the placeholder has
 * the size of the player. URLs without an embeddable frame stay links.
 */
export function EmbedBlock({ data: { service, url, title } }: BlockProps<'embed'>) {
  const { name, company, noun } = EMBED_SERVICES[service]
  const frame = embedFrame(service, url)
  return (
    <figure className={styles.embed} tabIndex={-1}>
      <div className={`${styles.card} ${frame ? styles[frame.shape] : ''}`}>
        <p className={styles.note}>
          {name}の{noun}
        </p>
        <p className={styles.title}>{title}</p>
        {frame && (
          <div className={styles.action} data-scripted data-embed={service}>
            <EmbedPlayer service={service} src={frame.src} title={title} />
          </div>
        )}
      </div>
      <figcaption className={styles.note}>
        {frame && (
          <p>
            「読み込む」を押すと、{name}（{company}）から{noun}を受け取り、閲覧の情報が送られます（
            <a href={link('about', { hash: 'CookiePolicy' })}>外部への送信について</a>）。
          </p>
        )}
        <p className={styles.links}>
          <a className={styles.link} href={url} target="_blank" rel="noopener">
            {name}で見る
            <NewTabNote>：{title}</NewTabNote>
          </a>
          {frame && <EmbedRevoke service={service} />}
        </p>
      </figcaption>
    </figure>
  )
}
