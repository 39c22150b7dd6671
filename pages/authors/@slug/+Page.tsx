import { link } from '#domain/url/link.ts'
import { countText } from '#renderer/filters/count-text.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import { AuthorHead } from './AuthorHead.tsx'

export function Page() {
  const { author, cards, total, isMore } = useData<Data>()
  const all = countText(total, isMore)
  return (
    <>
      <AuthorHead author={author} articles={all} />
      <Section
        id="articles"
        title={`${author.name}が書いた記事`}
        lead={
          total > cards.length ? `${all}のうち、新しい${countText(cards.length)}を載せています。` : undefined
        }
        more={{ href: link('article-pages'), label: 'すべての記事の一覧へ' }}
      >
        <CardGrid cards={cards} columns="four" />
      </Section>
    </>
  )
}
