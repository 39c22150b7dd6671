import { areaPageOf } from '#domain/area-pages.ts'
import { MANAGEMENT_PAGES } from '#domain/management-pages.ts'
import { usePageContext } from '#renderer/page-context.tsx'

/** A page of the area that is not made yet says so. */
export function Preparing() {
  const { urlOriginal } = usePageContext()
  const page = areaPageOf(MANAGEMENT_PAGES, new URL(urlOriginal, 'https://page.invalid').pathname)
  return (
    <section>
      <h1>{page?.title}</h1>
      <p>この画面は準備しています。</p>
    </section>
  )
}
