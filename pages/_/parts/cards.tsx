import type { Card } from '#domain/content/card.ts'
import { COVER_SIZES, WIDE_SIZES } from '#domain/image/image.ts'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { ContentCard } from '#renderer/ui/ContentCard.tsx'
import { HeroFigure } from '#renderer/ui/HeroFigure.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { RankedArticles } from '#renderer/ui/RankedArticles.tsx'
import { type Parts, part, smallPart } from './part.ts'
import { CARD_OF, LONG_TITLE, PICTURE, PR } from './samples.ts'

const cards = Object.values(CARD_OF)
const card = (changes: Partial<Card>) => (
  <ContentCard card={{ ...CARD_OF.spot, ...changes }} headingLevel={4} />
)

export const CARDS: Parts = {
  'renderer/ui/ContentCard': smallPart('カード', {
    ふつう: card({}),
    'お気に入り、横長の画像': <ContentCard card={CARD_OF.spot} headingLevel={4} shape="wide" canBeSaved />,
    '記事、長い題名': card({ kind: 'article-page', title: LONG_TITLE }),
    '広告、ほかのサイトへ': card({ kind: 'sponsored-page', href: 'https://example.jp/', disclosure: PR }),
    '閉業、短い情報': card({ businessStatus: 'closed', facts: [] }),
    ページがないとき: card({ href: null }),
  }),
  'renderer/ui/CardGrid': part('カードの並び', {
    三列: <CardGrid cards={cards.slice(0, 3)} headingLevel={4} canBeSaved />,
    四列: <CardGrid cards={cards.slice(0, 4)} headingLevel={4} columns="four" />,
    一列: <CardGrid cards={cards.slice(0, 1)} headingLevel={4} columns="one" />,
  }),
  'renderer/ui/RankedArticles': part('よく読まれている記事', {
    '': <RankedArticles cards={cards.slice(0, 3)} />,
  }),
  'renderer/ui/Picture': smallPart('画像', {
    '4対3': <Picture picture={PICTURE} presets={COVER_SIZES} sizes="20rem" />,
    '2対1': <Picture picture={PICTURE} presets={WIDE_SIZES} sizes="20rem" />,
  }),
  'renderer/ui/HeroFigure': part('ページの主な画像', { '': <HeroFigure picture={PICTURE} /> }),
}
