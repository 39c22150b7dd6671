import { kindOfPlural } from '#domain/content/kind.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { RevisionsPage } from './revisions/RevisionsPage.tsx'

/** `/$/{plural}/:slug/revisions`. */
export function Revisions() {
  const { urlOriginal } = usePageContext()
  const [, , plural = '', ref = ''] = new URL(urlOriginal, 'https://page.invalid').pathname.split('/')
  const kind = kindOfPlural(plural)
  return kind ? <RevisionsPage key={ref} kind={kind} slug={decodeURIComponent(ref)} /> : <MissingPage />
}
