import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { DataNote } from '#renderer/ui/DataNote.tsx'
import { NextSteps } from '#renderer/ui/NextSteps.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TagList } from '#renderer/ui/TagList.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { FeatureChapter } from './FeatureChapter.tsx'
import { FeatureHead } from './FeatureHead.tsx'

export function Page() {
  const { feature, cards, following, isOld } = useData<Data>()
  return (
    <>
      <article className={styles.feature}>
        <FeatureHead feature={feature} />
        {feature.sections.map((section, index) => (
          <FeatureChapter key={section.heading} section={section} number={index + 1} cards={cards} />
        ))}
        <div className={styles.end}>
          <DataNote note={feature.dataNote} checkedAt={feature.factCheckedAt} isOld={isOld} />
          <TagList tags={feature.tags} />
        </div>
      </article>
      {following.length > 0 && (
        <Section
          variant="related"
          title="ほかの特集"
          more={{ href: link('features'), label: '特集をすべて見る' }}
        >
          <CardGrid cards={following} />
        </Section>
      )}
      <NextSteps kind="feature" content={feature} />
    </>
  )
}
