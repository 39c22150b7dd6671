import { offersOfGoods } from '#domain/offers/goods-offers.ts'
import { useData } from '#renderer/page-context.tsx'
import { ProductPage } from '#renderer/product-page/ProductPage.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { NextSteps } from '#renderer/ui/NextSteps.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import { ProsAndCons } from './ProsAndCons.tsx'
import { Specs } from './Specs.tsx'

export function Page() {
  const { goods, cards, articles, isOld } = useData<Data>()
  return (
    <>
      <ProductPage
        kind="goods"
        product={goods}
        label={goods.category}
        facts={[
          { name: '向いている場面', value: goods.useCase },
          { name: 'ブランド', value: goods.brand },
        ]}
        offers={offersOfGoods(goods)}
        more={
          <>
            <ProsAndCons pros={goods.pros} cons={goods.cons} />
            <Specs specs={goods.specs} />
          </>
        }
        cards={cards}
        isOld={isOld}
      />
      {articles.length > 0 && (
        <Section variant="related" title="この道具が出てくる記事">
          <CardGrid cards={articles} columns="four" />
        </Section>
      )}
      <NextSteps kind="goods" content={goods} />
    </>
  )
}
