import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import type { Data } from './+loader.ts'

export function Page() {
  const { themes } = useData<Data>()
  return (
    <>
      <PageHead
        title={CONTENT_KINDS.theme.label}
        lead="どこへ行くかより先に、何をしたいかから。土地をまたいで集めました。"
        crumbs={[{ label: 'トップ', href: link('top') }]}
      />
      {themes.length > 0 ? (
        <CardGrid cards={themes} headingLevel={2} />
      ) : (
        <EmptyNote>
          <p>いま掲載しているテーマはありません。</p>
          <a href={link('article-pages')}>記事を読む</a>
        </EmptyNote>
      )}
    </>
  )
}
