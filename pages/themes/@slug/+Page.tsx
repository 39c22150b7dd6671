import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { hasAffiliateLinks } from '#domain/offers/affiliate-content.ts'
import { link } from '#domain/url/link.ts'
import { Blocks } from '#renderer/blocks/Blocks.tsx'
import { useData } from '#renderer/page-context.tsx'
import { useSiteConfig } from '#renderer/site-config.ts'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { DataNote } from '#renderer/ui/DataNote.tsx'
import { DetailHead } from '#renderer/ui/DetailHead.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { NextSteps } from '#renderer/ui/NextSteps.tsx'
import { RANKING_LEAD, RankedArticles } from '#renderer/ui/RankedArticles.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TagList } from '#renderer/ui/TagList.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { themeTrail } from './trail.ts'

export function Page() {
  const { theme, cards, gathered, popular, following, isOld } = useData<Data>()
  const { title, body, hero, disclosure, tags, dataNote, factCheckedAt } = theme
  const isCut = gathered.some(({ isMore }) => isMore)
  return (
    <>
      <DetailHead
        crumbs={themeTrail(theme).crumbs}
        hasAffiliateLinks={hasAffiliateLinks(body, [], useSiteConfig())}
        name={title}
        label={CONTENT_KINDS.theme.label}
        catchphrase={theme.catch}
        hero={hero}
        disclosure={disclosure}
      />
      <div className={styles.introduction}>
        <Blocks blocks={body} cards={cards} />
        <DataNote note={dataNote} checkedAt={factCheckedAt} isOld={isOld} />
      </div>
      {gathered.map(({ kind, cards: newest }) => (
        <Section key={kind} id={CONTENT_KINDS[kind].plural} title={CONTENT_KINDS[kind].label}>
          <CardGrid cards={newest} columns="four" />
        </Section>
      ))}
      {popular.length > 0 && (
        <Section
          variant="beside"
          id="popular"
          title={`「${title}」でよく読まれている記事`}
          lead={RANKING_LEAD}
        >
          <RankedArticles cards={popular} />
        </Section>
      )}
      {gathered.length === 0 && (
        <EmptyNote>
          <p>このテーマの記事やスポットは、まだ掲載がありません。</p>
          <a href={link('themes')}>ほかのテーマを見る</a>
        </EmptyNote>
      )}
      <Section
        variant="related"
        title="このテーマのタグ"
        lead={isCut ? 'ここに載せたのは新しいものです。すべては、タグからさがせます。' : undefined}
      >
        <TagList tags={tags} />
      </Section>
      {following.length > 0 && (
        <Section
          variant="related"
          title="ほかのテーマ"
          more={{ href: link('themes'), label: 'テーマをすべて見る' }}
        >
          <CardGrid cards={following} />
        </Section>
      )}
      <NextSteps kind="theme" content={theme} />
    </>
  )
}
