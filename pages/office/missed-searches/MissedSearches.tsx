import type { MissedSearch } from '#domain/office/missed-search.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { request } from '#renderer/api/request.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { FilterBar, FilterSelect } from '../list-kit/FilterBar.tsx'
import { QueryPager } from '../list-kit/Pager.tsx'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { useByFrequency } from '../list-kit/useByFrequency.ts'
import { useRows } from '../list-kit/useRows.ts'
import { dayText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import { forgetMissedSearch, listMissedSearches } from '../people/endpoints.ts'
import { Page } from '../people/Page.tsx'
import { useStaff } from '../useStaff.ts'

/** `onForget`: only for those who may change the shared lists. */
const columnsOf = (onForget?: (search: MissedSearch) => void): Columns<MissedSearch> => [
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
  ...(onForget
    ? [
        {
          label: '操作',
          cell: (search: MissedSearch) => (
            <span
              // Aligns the texts with the adjacent text.
              className="flex flex-wrap items-center gap-x-12 md:my-[calc((1.6em_-_2rem)_/_2)]"
            >
              <a
                href={paths.synonyms({ edit: 'new', word: search.typed })}
                aria-label={`「${search.typed}」を同義語に加える`}
              >
                同義語に加える
              </a>
              <Button
                variant="quiet"
                aria-label={`「${search.typed}」を一覧から消す`}
                onClick={() => onForget(search)}
              >
                消す
              </Button>
            </span>
          ),
        },
      ]
    : []),
]

/** `/$/missed-searches`: what readers searched for without results, by frequency. */
export function MissedSearches() {
  const { staff } = useStaff()
  const { conditions, sort, query } = useByFrequency()
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
        <FilterSelect label="並び" all="" {...sort} />
      </FilterBar>
      <p role="alert">{problem}</p>
      <Rows
        label="見つからなかった検索"
        {...found}
        idOf={({ words }) => words}
        columns={columnsOf(staff?.can('update', 'content') === 'any' ? forget : undefined)}
        layout="compact"
        empty="見つからなかった検索は、いまはありません。"
      />
      <QueryPager {...conditions} meta={found.meta} unit="件" byOffset />
    </Page>
  )
}
