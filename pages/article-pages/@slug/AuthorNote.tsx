import type { Author } from '#domain/content/author.ts'
import { link } from '#domain/url/link.ts'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './AuthorNote.module.css'

/** The author of the article. */
export function AuthorNote({ author }: { author: Author }) {
  return (
    <aside className={styles.author} id="author" aria-label="書いた人">
      <Picture
        className={styles.avatar}
        picture={author.avatar}
        presets={['xs:square', 'sm:square']}
        sizes="4.5rem"
        decorative
      />
      <div>
        <p className={styles.name}>
          <a className={styles.link} href={link('authors', { id: author.slug })}>
            {author.name}
          </a>{' '}
          <span className={styles.role}>{author.role}</span>
        </p>
        <p className={styles.bio}>{author.bio}</p>
        {author.sns.map((href) => (
          <a className={styles.profile} key={href} href={href} target="_blank" rel="noopener me">
            {new URL(href).hostname.replace('www.', '')}
            <NewTabNote>で{author.name}を見る</NewTabNote>
          </a>
        ))}
      </div>
    </aside>
  )
}
