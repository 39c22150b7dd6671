import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { SITE } from '#domain/site/site.ts'
import { fittingDescription } from '#domain/text/fitting-description.ts'
import { titled } from '#renderer/head.ts'
import { useManuscriptField, useManuscriptStore } from '../manuscript-context.ts'
import styles from './Preview.module.css'

type Props = { title: string; description: string }

/** Preview as a search result. */
export function SearchPreview({ title, description }: Props) {
  const { kind } = useManuscriptStore()
  const [slug] = useManuscriptField<string>('slug')
  return (
    <figure className={styles.figure}>
      <figcaption>検索結果での見えかた</figcaption>
      <div className={styles.result}>
        <p className={styles.where}>
          {SITE.name} › {CONTENT_KINDS[kind].label} › {slug}
        </p>
        <p className={styles.headline}>{titled(title || '題名')}</p>
        <p className={styles.description}>{fittingDescription(description) || '説明がここに出ます。'}</p>
      </div>
    </figure>
  )
}
