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
    <figure className="grid gap-8 [&_figcaption]:text-13 [&_figcaption]:text-usuzumi">
      <figcaption>検索結果での見えかた</figcaption>
      <div className="rounded border border-rule-strong bg-surface p-12 leading-[1.5]">
        <p className="truncate text-12 text-usuzumi">
          {SITE.name} › {CONTENT_KINDS[kind].label} › {slug}
        </p>
        <p className="text-18 text-ai">{titled(title || '題名')}</p>
        <p className={`${styles.description} line-clamp-3 text-13`}>
          {fittingDescription(description) || '説明がここに出ます。'}
        </p>
      </div>
    </figure>
  )
}
