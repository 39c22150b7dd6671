import { allergenLines } from '#domain/place/allergens.ts'
import { yenText } from '#domain/place/text.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { useData } from '#renderer/page-context.tsx'
import { ProductPage } from '#renderer/product-page/ProductPage.tsx'
import { shelfItem } from '#renderer/shelf/shelf-item.ts'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { NextSteps } from '#renderer/ui/NextSteps.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import { SellPlaces } from './SellPlaces.tsx'

export function Page() {
  const { gift, cards, articles, others, isOld } = useData<Data>()
  const prefecture = prefectureOfCode(gift.prefectureCode)?.name
  return (
    <>
      <ProductPage
        kind="gift"
        product={gift}
        item={shelfItem('gift', gift, gift.name, gift.category)}
        label={[gift.category, prefecture].filter(Boolean).join('・')}
        facts={[
          { name: '日持ち', value: gift.shelfLife },
          {
            name: '買える場所',
            value: gift.sellPlaces.length > 0 && <SellPlaces places={gift.sellPlaces} cards={cards} />,
          },
          { name: '価格の目安', value: gift.price && `${yenText(gift.price)}（税込）` },
          { name: '内容量', value: gift.contents },
          { name: '保存方法', value: gift.storage },
          { name: 'アレルゲン', value: allergenLines(gift) },
          { name: '製造', value: gift.maker },
        ]}
        offers={gift.offers}
        cards={cards}
        isOld={isOld}
      />
      {articles.length > 0 && (
        <Section variant="related" title="このおみやげが出てくる記事">
          <CardGrid cards={articles} columns="four" />
        </Section>
      )}
      {others.length > 0 && (
        <Section variant="related" title={`${prefecture ?? 'ほか'}のおみやげ`}>
          <CardGrid cards={others} columns="four" />
        </Section>
      )}
      <NextSteps kind="gift" content={gift} />
    </>
  )
}
