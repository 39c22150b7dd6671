import { campaignText } from '#domain/content/campaign-state.ts'
import { japaneseMonthDay } from '#domain/date/japanese-date.ts'
import { CLOSED_LABELS } from '#domain/place/status.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { FavoriteNews, Topics } from '#domain/shelf/topics.ts'
import { link } from '#domain/url/link.ts'
import { Section } from '#renderer/ui/Section.tsx'
import { TopicCard, TopicCards } from './TopicCard.tsx'

type Of<Name extends keyof Topics> = NonNullable<Topics[Name]>

export const ReadingTopic = ({ reading }: { reading: Of<'reading'> }) => (
  <Section title="続きを読む" more={{ href: link('@histories-article-pages'), label: '閲覧した記事' }}>
    <TopicCards>
      {reading.map(({ card, lastViewedAt }) => (
        <li key={card.id}>
          <TopicCard card={card} news={`${japaneseMonthDay(lastViewedAt)}に読んだ記事`} />
        </li>
      ))}
    </TopicCards>
  </Section>
)

const newsText = (news: FavoriteNews): string => {
  if (news.kind === 'shut') return CLOSED_LABELS[news.status] ?? ''
  if (news.kind === 'updated') return `${japaneseMonthDay(news.at)}に更新`
  return news.isNow
    ? `${news.name}が見頃（${japaneseMonthDay(news.to)}まで）`
    : `もうすぐ${news.name}（${japaneseMonthDay(news.from)}から）`
}

export const FavoritesTopic = ({ favorites }: { favorites: Of<'favorites'> }) => (
  <Section title="お気に入りの便り" more={{ href: link('@favorites-spots'), label: 'お気に入りのスポット' }}>
    <TopicCards>
      {favorites.map(({ card, news }) => (
        <li key={card.id}>
          <TopicCard card={card} news={newsText(news)} isShut={news.kind === 'shut'} />
        </li>
      ))}
    </TopicCards>
  </Section>
)

const campaignNews = (period: { startAt: string; endAt: string }, now: Date): string => {
  const { label, detail } = campaignText(period, now)
  return `${label}・${detail}`
}

export const CampaignsTopic = ({ campaigns, now }: { campaigns: Of<'campaigns'>; now: Date }) => (
  <Section title="まもなく終わるキャンペーン" more={{ href: link('campaigns'), label: 'キャンペーンの一覧' }}>
    <TopicCards>
      {campaigns.map((card) => (
        <li key={card.id}>
          <TopicCard card={card} news={card.period && campaignNews(card.period, now)} />
        </li>
      ))}
    </TopicCards>
  </Section>
)

export const SeasonTopic = ({ season: { month, prefectureCodes, cards } }: { season: Of<'season'> }) => (
  <Section
    title={`${month}月が見頃の場所`}
    lead={`よく見ている${prefectureCodes.map((code) => prefectureOfCode(code)?.name).join('、')}から`}
  >
    <TopicCards>
      {cards.map((card) => (
        <li key={card.id}>
          <TopicCard card={card} />
        </li>
      ))}
    </TopicCards>
  </Section>
)
