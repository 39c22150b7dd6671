import type { ManagedAuthor } from '#domain/content/managed-author.ts'
import { formatDate } from '#domain/date/date.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { paths } from '../paths.ts'
import styles from './Authors.module.css'

/** A row of the author list, with a link to the author. */
export const AuthorRow = ({ author }: { author: ManagedAuthor }) => (
  <li className={styles.row}>
    <Picture
      className="size-[3.5rem] rounded-[50%] object-cover"
      picture={author.avatar}
      presets={['xs:square', 'sm:square']}
      sizes="3.5rem"
      decorative
    />
    <div className="grid min-w-0">
      <a
        className="inline-flex min-h-[1.75rem] items-center justify-self-start font-semibold wrap-anywhere"
        href={paths.author(author.slug)}
      >
        {author.name}
      </a>
      <span className="text-13 text-usuzumi">
        {author.kana}・{author.role}
      </span>
    </div>
    <span className="text-end tabular-nums">ページ{author.articles.toLocaleString('ja-JP')}件</span>
    <span className="text-end text-13 text-usuzumi tabular-nums max-[640px]:hidden">
      {author.updatedAt && (
        <time dateTime={author.updatedAt}>{formatDate(new Date(author.updatedAt))} 更新</time>
      )}
    </span>
  </li>
)
