import { DraftText } from '../inputs/DraftText.tsx'
import { useManuscriptField } from '../manuscript-context.ts'
import { AdvancedShare } from './AdvancedShare.tsx'
import { Meter } from './Meter.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { SharePreview } from './SharePreview.tsx'
import { SlugField } from './SlugField.tsx'
import { type SearchTextSource, searchTextOf } from './search-text.ts'

/** SEO and sharing settings with live previews. */
export function SharePanel({ titleField, descriptionOf }: SearchTextSource) {
  const [fields] = useManuscriptField<never>('') as unknown as [Record<string, unknown>]
  const searchText = searchTextOf(fields, titleField, descriptionOf)
  return (
    <section className="grid gap-16" aria-label="検索とシェア">
      <SlugField />
      <DraftText
        path="seo.title"
        hint="空のときは、題名をそのまま使います。"
        placeholder={searchText.ownTitle}
        nullable
      />
      <Meter text={searchText.title} max={32} unit="全角" label="題名の長さ" />
      <DraftText
        path="seo.description"
        hint="空のときは、要約を使います。"
        placeholder={searchText.ownDescription}
        rows={3}
        nullable
      />
      <Meter text={searchText.description} max={120} unit="字" label="説明の長さ" />
      <SearchPreview title={searchText.title} description={searchText.description} />
      <SharePreview title={searchText.title} description={searchText.description} />
      <AdvancedShare />
    </section>
  )
}
