import type { MissedSearch } from '#domain/office/missed-search.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { request } from '#renderer/api/request.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { FilterBar, FilterSelect } from '../list-kit/FilterBar.tsx'
import { offsetOf, QueryPager } from '../list-kit/Pager.tsx'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { fieldOf, useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { dayText } from '../parts/moments.ts'
import { forgetMissedSearch, listMissedSearches } from '../people/endpoints.ts'
import { Page } from '../people/Page.tsx'

const LENGTH = 50
const SORTS = [
  { value: 'hits', label: '回数の多い順' },
  { value: 'last', label: '新しい順' },
]

const columnsOf = (onForget: (search: MissedSearch) => void): Columns<MissedSearch> => [
  {
    label: '言葉',
    cell: ({ typed }) => (
      <a
        className="wrap-anywhere"
        href={searchPath({ keyword: typed })}
        target="_blank"
        rel="noreferrer"
        aria-label={`「${typed}」の検索結果を開く`}
      >
        {typed}
      </a>
    ),
  },
  { label: '回数', cell: ({ hits }) => hits.toLocaleString('ja-JP'), isNumber: true },
  { label: '最後', cell: ({ lastDay }) => dayText(lastDay), isNumber: true },
  { label: '最初', cell: ({ firstDay }) => dayText(firstDay), isNumber: true },
  {
    label: '操作',
    cell: (search) => (
      <Button
        variant="quiet"
        aria-label={`「${search.typed}」を一覧から消す`}
        onClick={() => onForget(search)}
      >
        消す
      </Button>
    ),
  },
]

/** `/$/missed-searches`: what readers searched for without results, by frequency. */
export function MissedSearches() {
  const conditions = useConditions()
  const sort = fieldOf(conditions)('sort', 'hits')
  const query = new URLSearchParams({
    sort: sort.value,
    limit: String(LENGTH),
    offset: String(offsetOf(conditions.query)),
  })
  const found = useRows(listMissedSearches({ query }), 'missedSearches')
  const { problem, run } = useAction()
  const forget = ({ words, typed }: MissedSearch) =>
    run(async () => {
      await request(forgetMissedSearch({ json: { words } }))
      notify({ description: `「${typed}」を一覧から消しました。また検索されると、ふたたび載ります。` })
      found.retry()
    })
  return (
    <Page
      title="見つからなかった検索"
      about="読者が検索して、何も見つからなかった言葉です。企画や、ことばの追加の手がかりになります。だれが検索したかは記録しません。"
    >
      <FilterBar>
        <FilterSelect label="並び" all="" {...sort} choices={SORTS} />
      </FilterBar>
      <p role="alert">{problem}</p>
      <Rows
        label="見つからなかった検索"
        {...found}
        idOf={({ words }) => words}
        columns={columnsOf(forget)}
        layout="compact"
        empty="見つからなかった検索は、いまはありません。"
      />
      <QueryPager {...conditions} meta={found.meta} unit="件" byOffset />
    </Page>
  )
}
