import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import type { Data } from './+loader.ts'

export function Page() {
  const { series } = useData<Data>()
  return (
    <>
      <PageHead
        title={CONTENT_KINDS.series.label}
        lead="第1回から順に。何回かに分けて書いた旅の記事です。"
        crumbs={[{ label: 'トップ', href: link('top') }]}
      />
      {series.length > 0 ? (
        <CardGrid cards={series} headingLevel={2} />
      ) : (
        <EmptyNote>
          <p>いま掲載している連載はありません。</p>
          <a href={link('article-pages')}>記事を読む</a>
        </EmptyNote>
      )}
    </>
  )
}
