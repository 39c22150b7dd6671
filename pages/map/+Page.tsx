import { trail } from '#renderer/breadcrumb.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import { MapBrowser } from './MapBrowser.tsx'
import { PrefectureCounts } from './PrefectureCounts.tsx'
import { TITLE } from './text.ts'

export function Page() {
  const { urlOriginal } = usePageContext()
  return (
    <>
      <PageHead
        title={TITLE}
        lead="全国の見どころと宿、食事処、体験を、1枚の地図で見わたせます。"
        crumbs={trail(TITLE).crumbs}
      />
      {/* Another address of this page is another map. */}
      <MapBrowser key={urlOriginal} />
      <Section
        id="prefectures"
        title="都道府県からさがす"
        lead="数は、見どころと宿、食事処、体験を合わせた数です。"
      >
        <PrefectureCounts />
      </Section>
    </>
  )
}
