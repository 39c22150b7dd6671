import { link } from '#domain/url/link.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { GuideFrame } from '../@id/GuideFrame.tsx'
import { PrintView } from './PrintView.tsx'

const ID = /^\/@\/travel\/guides\/([^/]+)\/print\/?$/

/** `/@/travel/guides/{id}/print`: the print preview of a guide. */
export function GuidePrint() {
  const { urlOriginal } = usePageContext()
  const id = ID.exec(new URL(urlOriginal, 'https://page.invalid').pathname)?.[1] ?? ''
  return (
    <GuideFrame id={id} titleOf={({ guide }) => `${guide.title}の印刷`}>
      {(trip) => (
        <section className="grid gap-16">
          <h1 className="text-28">しおりを印刷する</h1>
          <p className="print:hidden">
            <a href={link('@travel-guides', { id })}>「{trip.guide.title}」へもどる</a>
          </p>
          <PrintView document={trip} />
        </section>
      )}
    </GuideFrame>
  )
}
