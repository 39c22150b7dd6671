import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { paths } from '../../paths.ts'
import { useContentTitle } from '../pickers/useContentTitle.ts'
import styles from './List.module.css'

/** Title of referenced content with a link. */
export function ContentName({ kind, id }: { kind: ContentKind; id: string }) {
  const { title, isLoaded, isMissing } = useContentTitle(kind, id)
  if (isMissing) return <span className={styles.missing}>見つかりません（消されたか、まだありません）</span>
  return (
    <span className={styles.name}>
      <span className={styles.kind}>{CONTENT_KINDS[kind]?.label}</span>
      <a href={paths.edit(kind, id)} target="_blank" rel="noreferrer">
        {isLoaded ? title || '（題なし）' : '…'}
        <span className="visually-hidden">（新しいタブで開きます）</span>
      </a>
    </span>
  )
}
