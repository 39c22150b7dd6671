import { useEffect } from 'react'
import type { Colleague } from '#domain/office/colleague.ts'
import { titled } from '#renderer/head.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { listOfWriter } from '../list/endpoints.ts'
import { ManuscriptList } from '../list/ManuscriptList.tsx'
import { useStaff } from '../useStaff.ts'

const MINE = '自分の記事'

/** `/$/accounts/:id/article-pages`: the articles of one writer, as a full list. */
export function WritersDesk() {
  const { urlOriginal } = usePageContext()
  const { staff } = useStaff()
  const [, , , id = ''] = new URL(urlOriginal, 'https://page.invalid').pathname.split('/')
  const isMine = staff?.accountId === id
  useEffect(() => {
    if (isMine) document.title = titled(MINE)
  }, [isMine])
  const titleOf = (writer: Colleague | undefined) =>
    isMine ? MINE : writer ? `${writer.name}の記事` : '書き手の記事'
  return (
    staff && (
      <ManuscriptList
        key={id}
        kind="article-page"
        staff={staff}
        title={titleOf}
        call={(query) => listOfWriter({ param: { id }, query })}
      />
    )
  )
}
