import { searchPath } from '#domain/url/query-path.ts'
import styles from './TagList.module.css'

/** Tags, each linking to its list. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label="タグ">
      {tags.map((tag) => (
        <li key={tag}>
          <a className={styles.tag} href={searchPath({ tag })} rel="nofollow">
            {tag}
          </a>
        </li>
      ))}
    </ul>
  )
}
