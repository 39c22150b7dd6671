import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { ContentCard } from '#renderer/ui/ContentCard.tsx'
import { DataNote } from '#renderer/ui/DataNote.tsx'
import { DetailHead } from '#renderer/ui/DetailHead.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { NextSteps } from '#renderer/ui/NextSteps.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TagList } from '#renderer/ui/TagList.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { seriesTrail } from './trail.ts'

export function Page() {
  const { series, parts, isOld } = useData<Data>()
  const { title, lead, hero, disclosure, tags, dataNote, factCheckedAt } = series
  return (
    <>
      <DetailHead
        crumbs={seriesTrail(series).crumbs}
        hasAffiliateLinks={false}
        name={title}
        label={CONTENT_KINDS.series.label}
        catchphrase={series.catch}
        hero={hero}
        disclosure={disclosure}
      />
      <div className={styles.introduction}>
        <p>{lead}</p>
        <DataNote note={dataNote} checkedAt={factCheckedAt} isOld={isOld} />
        <TagList tags={tags} />
      </div>
      <Section title="この連載の記事" more={{ href: link('series'), label: '連載をすべて見る' }}>
        {parts.length > 0 ? (
          <ol className={styles.parts}>
            {parts.map(({ number, card }) => (
              <li key={card.id} value={number}>
                <p className={styles.number}>{`第${number}回`}</p>
                <ContentCard card={card} />
              </li>
            ))}
          </ol>
        ) : (
          <EmptyNote>
            <p>この連載の記事は、まだ掲載がありません。</p>
          </EmptyNote>
        )}
      </Section>
      <NextSteps kind="series" content={series} />
    </>
  )
}
