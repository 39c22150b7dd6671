import type { MissingAddress } from '#domain/office/missing-address.ts'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ask } from '../ask.ts'
import { dayText, momentText } from '../parts/moments.ts'
import { DoneAnswer, MissingAnswer } from '../people/answers.ts'
import { Narrow, NarrowChoice } from '../people/Narrow.tsx'
import { Page } from '../people/Page.tsx'
import { Pages } from '../people/Pages.tsx'
import { type Column, Rows } from '../people/Rows.tsx'
import { useQuery } from '../people/useQuery.ts'
import { useRows } from '../people/useRows.ts'

const LENGTH = 50
const SORTS = [
  { value: 'hits', label: '回数の多い順' },
  { value: 'last', label: '新しい順' },
]

const readable = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const columnsOf = (
  onForget: (path: string) => void,
): readonly [Column<MissingAddress>, ...Column<MissingAddress>[]] => [
  { label: 'アドレス', cell: ({ path }) => <code>{readable(path)}</code> },
  { label: '回数', cell: ({ hits }) => hits.toLocaleString('ja-JP'), isNumber: true },
  { label: 'リンク元', cell: ({ referrerHost }) => referrerHost ?? '—' },
  { label: '最後', cell: ({ lastHitAt }) => momentText(lastHitAt), isNumber: true },
  { label: '最初', cell: ({ firstHitAt }) => dayText(firstHitAt), isNumber: true },
  {
    label: '操作',
    cell: ({ path }) => (
      <Button variant="quiet" aria-label={`${readable(path)}を一覧から消す`} onClick={() => onForget(path)}>
        消す
      </Button>
    ),
  },
]

/** `/$/not-found`: addresses that readers ask for and that are none, the most wanted first. */
export function NotFoundLog() {
  const { query, change } = useQuery()
  const offset = Number(query.offset ?? 0) || 0
  const sort = query.sort ?? 'hits'
  const { data, error, isBusy, retry } = useRows(
    MissingAnswer,
    `/not-found?${new URLSearchParams({ sort, limit: String(LENGTH), offset: String(offset) })}`,
  )
  const { problem, run } = useAction()
  const forget = (path: string) =>
    run(async () => {
      await ask(DoneAnswer, '/not-found/forget', { method: 'POST', body: { path } })
      notify({ description: `${readable(path)}を一覧から消しました。また開かれると、ふたたび載ります。` })
      retry()
    })
  const total = data?.missingAddresses.meta.total ?? 0
  return (
    <Page
      title="見つからなかったページ"
      about="読者が開こうとして、見つからなかったアドレスです。多いものには、リンク元への連絡や、記事のアドレスの見直しを考えます。だれが開いたかは記録しません。"
    >
      <Narrow>
        <NarrowChoice
          label="並び"
          all=""
          value={sort}
          onValue={(value) => change({ sort: value })}
          choices={SORTS}
        />
      </Narrow>
      <p role="alert">{problem}</p>
      <Rows
        label="見つからなかったページ"
        rows={data?.missingAddresses.list}
        idOf={({ path }) => path}
        columns={columnsOf(forget)}
        error={error}
        onRetry={retry}
        isBusy={isBusy}
        empty="見つからなかったページは、いまはありません。"
      />
      {data && (
        <Pages
          total={total}
          unit="件"
          onFirst={offset > 0 ? () => change({ ...query, offset: '' }) : undefined}
          onNext={
            offset + LENGTH < total ? () => change({ ...query, offset: String(offset + LENGTH) }) : undefined
          }
        />
      )}
    </Page>
  )
}
