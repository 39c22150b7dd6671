import { useData } from '#renderer/page-context.tsx'
import { ThingPage } from '#renderer/thing-page/ThingPage.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'

export function Page() {
  const { goods, cards, articles, isOld } = useData<Data>()
  return (
    <>
      <ThingPage
        kind="goods"
        thing={goods}
        label={goods.category}
        facts={[
          { name: '向いている場面', value: goods.useCase },
          { name: 'よいところ', value: goods.pros },
          { name: '気になるところ', value: goods.cons },
          ...goods.specs,
          { name: 'ブランド', value: goods.brand },
        ]}
        cards={cards}
        isOld={isOld}
      />
      {articles.length > 0 && (
        <Section manner="related" title="この道具が出てくる記事">
          <CardGrid cards={articles} columns="four" />
        </Section>
      )}
    </>
  )
}
