import { pathOf } from '#renderer/api/call-path.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { ask } from '../ask.ts'
import { paths } from '../paths.ts'
import { DoneAnswer, MissingAnswer } from '../people/answers.ts'
import { Narrow, NarrowChoice } from '../people/Narrow.tsx'
import { Page } from '../people/Page.tsx'
import { Pages } from '../people/Pages.tsx'
import { Rows } from '../people/Rows.tsx'
import { useQuery } from '../people/useQuery.ts'
import { useRows } from '../people/useRows.ts'
import { createRedirect } from '../redirects/calls.ts'
import { tellCreated } from '../redirects/undoable.ts'
import { readable } from '../redirects/words.ts'
import { columnsOf } from './columns.tsx'

const LENGTH = 50
const SORTS = [
  { value: 'hits', label: '回数の多い順' },
  { value: 'last', label: '新しい順' },
]

/** A rule that leads from a missed address to a page, for good. */
const ruleTo = (from: string, to: string) =>
  ({ from, to, status: 301, isEnabled: true, startsAt: null, endsAt: null, note: '' }) as const

/** `/$/not-found`: addresses that readers ask for and that are none, the most wanted first. */
export function NotFoundLog() {
  const { query, change } = useQuery()
  const offset = Number(query.offset ?? 0) || 0
  const sort = query.sort ?? 'hits'
  const asked = new URLSearchParams({ sort, limit: String(LENGTH), offset: String(offset), suggest: '1' })
  const { data, error, isBusy, retry } = useRows(MissingAnswer, pathOf`/not-found?${asked}`)
  const { problem, run } = useAction()
  const forget = (path: string) =>
    run(async () => {
      await ask(DoneAnswer, '/not-found/forget', { method: 'POST', body: { path } })
      notify({ description: `${readable(path)}を一覧から消しました。また開かれると、ふたたび載ります。` })
      retry()
    })
  const lead = (path: string, to: string) =>
    run(async () => {
      tellCreated(await createRedirect(ruleTo(path, to)), retry)
      retry()
    })
  const total = data?.missingAddresses.meta.total ?? 0
  const columns = columnsOf({ suggestions: data?.suggestions ?? {}, onForget: forget, onLead: lead })
  return (
    <Page
      title="見つからなかったページ"
      about="読者が開こうとして、見つからなかったアドレスです。似たページがあれば、そこへ転送できます。だれが開いたかは記録しません。"
      actions={<a href={paths.redirects()}>転送の一覧</a>}
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
        columns={columns}
        error={error}
        onRetry={retry}
        isBusy={isBusy}
        isCompact
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
