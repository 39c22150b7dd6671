import { useData } from '#renderer/page-context.tsx'
import { ThingPage } from '#renderer/thing-page/ThingPage.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { Lines } from '#renderer/ui/Lines.tsx'
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
          { name: '向いている場面', value: <Lines lines={goods.useCase} /> },
          { name: 'よいところ', value: <Lines lines={goods.pros} /> },
          { name: '気になるところ', value: <Lines lines={goods.cons} /> },
          ...goods.specs,
          { name: 'ブランド', value: goods.brand },
        ]}
        cards={cards}
        isOld={isOld}
      />
      {articles.length > 0 && (
        <Section title="この道具が出てくる記事">
          <CardGrid cards={articles} columns="four" />
        </Section>
      )}
    </>
  )
}
