import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { FeatureChapter } from './FeatureChapter.tsx'

export function Page() {
  const { features, placements, cards } = useData<Data>()
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={CONTENT_KINDS.feature.label}
          lead="ひとつの主題を、土地をまたいで編みました。"
          crumbs={[{ label: 'トップ', href: link('top') }]}
        />
        {features.length === 0 && <EmptyNote>いま掲載している特集はありません。</EmptyNote>}
        <nav aria-label="特集の目次" hidden={features.length === 0}>
          <ul className={styles.contents}>
            {features.map(({ slug, title }) => (
              <li key={slug}>
                <a className={styles.entry} href={`#${slug}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {features.map((feature, index) => (
        <FeatureChapter key={feature.id} feature={feature} cards={cards} eager={index === 0} />
      ))}
      {placements.length > 0 && (
        <Section title={CONTENT_KINDS['sponsored-page'].label}>
          <CardGrid cards={placements} columns="four" />
        </Section>
      )}
    </>
  )
}
