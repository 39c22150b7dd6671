import type { ManagedAuthor } from '#domain/content/managed-author.ts'
import { formatDate } from '#domain/date/date.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { paths } from '../paths.ts'
import styles from './Authors.module.css'

/** A row of the author list, with a link to the author. */
export const AuthorRow = ({ author }: { author: ManagedAuthor }) => (
  <li className={styles.row}>
    <Picture
      className={styles.avatar}
      picture={author.avatar}
      presets={['xs:square', 'sm:square']}
      sizes="3.5rem"
      decorative
    />
    <div className={styles.who}>
      <a className={styles.name} href={paths.author(author.slug)}>
        {author.name}
      </a>
      <span className={styles.note}>
        {author.kana}・{author.role}
      </span>
    </div>
    <span className={styles.number}>ページ{author.articles.toLocaleString('ja-JP')}件</span>
    <span className={styles.when}>
      {author.updatedAt && (
        <time dateTime={author.updatedAt}>{formatDate(new Date(author.updatedAt))} 更新</time>
      )}
    </span>
  </li>
)
