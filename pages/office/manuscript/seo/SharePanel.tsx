import type { FrameProps } from '../frame/ManuscriptFrame.tsx'
import { DraftText } from '../inputs/DraftText.tsx'
import { useManuscriptField } from '../manuscript-context.ts'
import { AdvancedShare } from './AdvancedShare.tsx'
import { Meter } from './Meter.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import styles from './SharePanel.module.css'
import { SharePreview } from './SharePreview.tsx'
import { SlugField } from './SlugField.tsx'
import { shownWords } from './shown-words.ts'

type Props = Required<Pick<FrameProps, 'titleField'>> & Pick<FrameProps, 'descriptionOf'>

/** What search engines and other sites show of the page, as it is written. */
export function SharePanel({ titleField, descriptionOf }: Props) {
  const [fields] = useManuscriptField<never>('') as unknown as [Record<string, unknown>]
  const words = shownWords(fields, titleField, descriptionOf)
  return (
    <section className={styles.panel} aria-label="検索とシェア">
      <SlugField />
      <DraftText
        path="seo.title"
        hint="空のときは、題名をそのまま使います。"
        placeholder={words.ownTitle}
        nullable
      />
      <Meter text={words.title} max={32} unit="全角" label="題名の長さ" />
      <DraftText
        path="seo.description"
        hint="空のときは、要約を使います。"
        placeholder={words.ownDescription}
        rows={3}
        nullable
      />
      <Meter text={words.description} max={120} unit="字" label="説明の長さ" />
      <SearchPreview title={words.title} description={words.description} />
      <SharePreview title={words.title} description={words.description} />
      <AdvancedShare />
    </section>
  )
}
