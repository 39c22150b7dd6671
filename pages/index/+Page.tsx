import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { RANKING_LEAD, RankedArticles } from '#renderer/ui/RankedArticles.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { TileMap } from '#renderer/ui/TileMap.tsx'
import type { Data } from './+loader.ts'
import { LeadArticle } from './LeadArticle.tsx'
import { NoArticleYet } from './NoArticleYet.tsx'
import { WideCards } from './WideCards.tsx'

export function Page() {
  const { month, articles, popular, spots, themes, hotels, gifts, features, campaigns, placements } =
    useData<Data>()
  const [lead, ...latest] = articles
  return (
    <>
      {lead ? <LeadArticle card={lead} /> : <NoArticleYet />}
      {latest.length > 0 && (
        <Section title="新しい記事" more={{ href: link('article-pages'), label: '記事をすべて見る' }}>
          <CardGrid cards={latest} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section variant="beside" title="よく読まれている記事" lead={RANKING_LEAD}>
          <RankedArticles cards={popular} />
        </Section>
      )}
      <Section
        variant="beside"
        title="地図からさがす"
        lead="都道府県を選ぶと、見どころと宿、食、おみやげがひとつのページに並びます。"
        more={{ href: link('map'), label: '全国の場所を地図で見る' }}
      >
        <TileMap label="都道府県からさがす" />
      </Section>
      {spots.length > 0 && (
        <Section
          title={`${month}月に訪ねたい場所`}
          lead={`${month}月に見ごろを迎える場所を選びました。`}
          more={{ href: link('months', { id: String(month) }), label: `${month}月の旅へ` }}
        >
          <CardGrid cards={spots} columns="four" />
        </Section>
      )}
      {themes.length > 0 && (
        <Section title="したいことから選ぶ" more={{ href: link('themes'), label: 'テーマをすべて見る' }}>
          <CardGrid cards={themes} columns="four" />
        </Section>
      )}
      {features.length > 0 && (
        <Section
          title={CONTENT_KINDS.feature.label}
          more={{ href: link('features'), label: '特集をすべて見る' }}
        >
          <WideCards cards={features} />
        </Section>
      )}
      {hotels.length > 0 && (
        <Section title="泊まる" more={{ href: link('hotels'), label: '宿をすべて見る' }}>
          <CardGrid cards={hotels} columns="four" />
        </Section>
      )}
      {gifts.length > 0 && (
        <Section title="持ち帰る" more={{ href: link('gifts'), label: 'おみやげをすべて見る' }}>
          <CardGrid cards={gifts} columns="four" />
        </Section>
      )}
      {placements.length > 0 && (
        <Section title={CONTENT_KINDS['sponsored-page'].label}>
          <CardGrid cards={placements} columns="four" />
        </Section>
      )}
      {campaigns.length > 0 && (
        <Section
          title={CONTENT_KINDS.campaign.label}
          more={{ href: link('campaigns'), label: 'キャンペーンをすべて見る' }}
        >
          <WideCards cards={campaigns} />
        </Section>
      )}
      <Section
        variant="beside"
        title="ニュースレター"
        lead="新しい記事と、季節の旅のたよりをメールでお届けします。"
        more={{ href: link('newsletter'), label: 'ニュースレターに登録する' }}
      />
    </>
  )
}
