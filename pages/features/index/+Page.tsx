import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { FeatureEntry } from './FeatureEntry.tsx'

export function Page() {
  const { features, placements } = useData<Data>()
  return (
    <>
      <PageHead
        title={CONTENT_KINDS.feature.label}
        lead="ひとつの主題を、土地をまたいで編みました。"
        crumbs={[{ label: 'トップ', href: link('top') }]}
      />
      {features.length > 0 ? (
        <ul className={styles.features}>
          {features.map((feature, index) => (
            <li key={feature.id}>
              <FeatureEntry feature={feature} eager={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyNote>
          <p>いま掲載している特集はありません。</p>
          <a href={link('article-pages')}>記事を読む</a>
        </EmptyNote>
      )}
      <p>
        <a className={styles.series} href={link('series')}>
          {`${CONTENT_KINDS.series.label}を読む`}
        </a>
      </p>
      {placements.length > 0 && (
        <Section title={CONTENT_KINDS['sponsored-page'].label}>
          <CardGrid cards={placements} columns="four" />
        </Section>
      )}
    </>
  )
}
