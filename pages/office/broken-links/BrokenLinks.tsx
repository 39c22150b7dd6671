import type { BrokenLink } from '#domain/office/broken-link.ts'
import { request } from '#renderer/api/request.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { FilterBar, FilterSelect } from '../list-kit/FilterBar.tsx'
import { offsetOf, QueryPager } from '../list-kit/Pager.tsx'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { fieldOf, useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { momentText } from '../parts/moments.ts'
import { checkLink, listBrokenLinks } from '../people/endpoints.ts'
import { Page } from '../people/Page.tsx'
import { LinkUses } from './LinkUses.tsx'

const LENGTH = 50
const SHOWN = [
  { value: 'broken', label: '切れている' },
  { value: 'unsure', label: '確かめられない' },
  { value: 'moved', label: '移転している' },
]
const EMPTY: Record<string, string> = {
  broken: 'リンク切れは、いまはありません。',
  unsure: '確かめられないリンクは、いまはありません。',
  moved: '移転しているリンクは、いまはありません。',
}

const Target = ({ link }: { link: BrokenLink }) => (
  <>
    <code className="wrap-anywhere">{link.url}</code>
    <span className="flex flex-wrap gap-4">
      {link.isAffiliate && (
        <span className="rounded border border-edge px-[0.5em] text-12 text-usuzumi">アフィリエイト</span>
      )}
      {link.isInternal && (
        <span className="rounded border border-edge px-[0.5em] text-12 text-usuzumi">サイト内</span>
      )}
    </span>
  </>
)

const Found = ({ link }: { link: BrokenLink }) => (
  <>
    {link.problem ?? (link.movedTo ? `移転先：${link.movedTo}` : '')}
    {link.failures > 1 && `（${link.failures}回続けて）`}
  </>
)

const columnsOf = (onCheck: (url: string) => void): Columns<BrokenLink> => [
  { label: 'リンク', cell: (link) => <Target link={link} /> },
  { label: '結果', cell: (link) => <Found link={link} /> },
  { label: '使っているページ', cell: (link) => <LinkUses uses={link.uses} /> },
  {
    label: '確認した日時',
    cell: ({ checkedAt }) => (checkedAt ? momentText(checkedAt) : '—'),
    isNumber: true,
  },
  {
    label: '操作',
    cell: ({ url }) => (
      <Button variant="quiet" aria-label={`再確認：${url}`} onClick={() => onCheck(url)}>
        再確認
      </Button>
    ),
  },
]

/** `/$/broken-links`: broken links of public pages. */
export function BrokenLinks() {
  const conditions = useConditions()
  const show = fieldOf(conditions)('show', 'broken')
  const offset = offsetOf(conditions.query)
  const query = new URLSearchParams({ show: show.value, limit: String(LENGTH), offset: String(offset) })
  const found = useRows(listBrokenLinks({ query }), 'brokenLinks')
  const { problem, run } = useAction()
  const check = (url: string) =>
    run(async () => {
      await request(checkLink({ json: { url } }))
      notify({ description: '数分のうちに、もう一度確認します。' })
    })
  const { ok = 0, waiting = 0 } = found.answer?.counts ?? {}
  return (
    <Page
      title="リンク切れ"
      about={`公開中のページにあるリンクを、週に一度ずつ確かめています。${found.answer ? `問題なし ${ok.toLocaleString('ja-JP')}件、確認待ち ${waiting.toLocaleString('ja-JP')}件。` : ''}`}
    >
      <FilterBar>
        <FilterSelect label="表示" all="" {...show} choices={SHOWN} />
      </FilterBar>
      <p role="alert">{problem}</p>
      <Rows
        label="リンク切れ"
        {...found}
        idOf={({ url }) => url}
        columns={columnsOf(check)}
        empty={EMPTY[show.value]}
      />
      <QueryPager {...conditions} meta={found.meta} unit="件" most={1000} byOffset />
    </Page>
  )
}
