import { CONTENT_KINDS, kindOfPlural } from '#domain/content/kind.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { useStaff } from '../useStaff.ts'
import { ManuscriptList } from './ManuscriptList.tsx'

/** `/$/article-pages` and the lists of all other kinds. */
export function ContentList() {
  const { urlOriginal } = usePageContext()
  const { staff } = useStaff()
  const [, , plural = ''] = new URL(urlOriginal, 'https://page.invalid').pathname.split('/')
  const kind = kindOfPlural(plural)
  return (
    kind && staff && <ManuscriptList kind={kind} staff={staff} title={`${CONTENT_KINDS[kind].label}の管理`} />
  )
}
