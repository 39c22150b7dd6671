import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import type { Data } from './+loader.ts'
import styles from './AuthorHead.module.css'
import { authorTrail } from './trail.ts'

type Props = {
  author: Data['author']
  /** The number of their articles, as text. */
  articles: string
}

/** The portrait of an author, who they are and what they write about. */
export function AuthorHead({ author, articles }: Props) {
  const { name, kana, role, bio, avatar, specialty, sns } = author
  const facts = [
    { label: '得意な分野', text: specialty.join('、') },
    { label: '書いた記事', text: articles },
  ]
  return (
    <header className={styles.head}>
      <Breadcrumb {...authorTrail(author)} />
      <div className={styles.author}>
        <Picture
          className={styles.portrait}
          picture={avatar}
          presets={['xs:square', 'sm:square']}
          sizes="(width >= 768px) 10rem, 6rem"
          eager
        />
        <div>
          <p className={styles.role}>{role}</p>
          <h1>{name}</h1>
          <p className={styles.kana}>{kana}</p>
        </div>
        <div className={styles.about}>
          <p>{bio}</p>
          <dl className={styles.facts}>
            {facts.map(
              ({ label, text }) =>
                text && (
                  <div className={styles.fact} key={label}>
                    <dt className={styles.label}>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
            )}
          </dl>
          {sns.length > 0 && (
            <p className={styles.profiles}>
              {sns.map((href) => (
                <a key={href} href={href} target="_blank" rel="noopener me">
                  {new URL(href).hostname.replace('www.', '')}
                  <NewTabNote>で{name}を見る</NewTabNote>
                </a>
              ))}
            </p>
          )}
        </div>
      </div>
    </header>
  )
}
