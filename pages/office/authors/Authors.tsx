import { useState } from 'react'
import { FilterBar, FilterText } from '../list-kit/FilterBar.tsx'
import { ListState } from '../list-kit/ListState.tsx'
import { MoreRows } from '../list-kit/Pager.tsx'
import { useRows } from '../list-kit/useRows.ts'
import { paths } from '../paths.ts'
import { Page } from '../people/Page.tsx'
import { useStaff } from '../useStaff.ts'
import { AuthorRow } from './AuthorRow.tsx'
import { listAuthors } from './calls.ts'

/** `/$/authors`: authors with their number of contents. */
export function Authors() {
  const { staff } = useStaff()
  const [q, setQ] = useState('')
  const call = (cursor: string) => listAuthors({ query: { ...(q && { q }), ...(cursor && { cursor }) } })
  const found = useRows(call, 'authors', { revalidateOnFocus: false })
  const { rows, meta } = found
  return (
    <Page
      title="書き手の管理"
      actions={
        staff?.can('publish', 'content') && (
          <a
            className="inline-flex min-h-tap items-center rounded bg-ai px-24 text-on-ai no-underline"
            href={paths.author('new')}
          >
            書き手を加える
          </a>
        )
      }
    >
      <FilterBar>
        <FilterText label="名前でさがす" value={q} onValue={setQ} />
      </FilterBar>
      <p className="min-h-[1.8em] text-13 text-usuzumi" role="status">
        {rows && meta && !found.error && (rows.length > 0 ? `${meta.total}人` : '見つかりませんでした。')}
      </p>
      <ListState {...found} empty={null}>
        <ul className="grid">
          {rows?.map((author) => (
            <AuthorRow key={author.id} author={author} />
          ))}
        </ul>
      </ListState>
      <MoreRows {...found} label="続きを読み込む" />
    </Page>
  )
}
