import { readableAddress } from '#domain/url/readable-address.ts'
import { request } from '#renderer/api/request.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { FilterBar, FilterSelect } from '../list-kit/FilterBar.tsx'
import { QueryPager } from '../list-kit/Pager.tsx'
import { Rows } from '../list-kit/Rows.tsx'
import { useByFrequency } from '../list-kit/useByFrequency.ts'
import { useRows } from '../list-kit/useRows.ts'
import { paths } from '../paths.ts'
import { forgetMissing, listMissing } from '../people/endpoints.ts'
import { Page } from '../people/Page.tsx'
import { createRedirect } from '../redirects/calls.ts'
import { notifyCreated } from '../redirects/undoable.ts'
import { columnsOf } from './columns.tsx'

/** A permanent redirect from a missing address to a page. */
const ruleTo = (from: string, to: string) =>
  ({ from, to, status: 301, isEnabled: true, startsAt: null, endsAt: null, note: '' }) as const

/** `/$/not-found`: addresses that readers requested and that do not exist, by frequency. */
export function NotFoundLog() {
  const { conditions, sort, query } = useByFrequency()
  query.set('suggest', '1')
  const found = useRows(listMissing({ query }), 'missingAddresses')
  const { problem, run } = useAction()
  const forget = (path: string) =>
    run(async () => {
      await request(forgetMissing({ json: { path } }))
      notify({
        description: `${readableAddress(path)}を一覧から消しました。また開かれると、ふたたび載ります。`,
      })
      found.retry()
    })
  const lead = (path: string, to: string) =>
    run(async () => {
      notifyCreated(await createRedirect(ruleTo(path, to)), found.retry)
      found.retry()
    })
  const columns = columnsOf({ suggestions: found.answer?.suggestions ?? {}, onForget: forget, onLead: lead })
  return (
    <Page
      title="見つからなかったページ"
      about="読者が開こうとして、見つからなかったアドレスです。似たページがあれば、そこへ転送できます。だれが開いたかは記録しません。"
      actions={<a href={paths.redirects()}>転送の一覧</a>}
    >
      <FilterBar>
        <FilterSelect label="並び" all="" {...sort} />
      </FilterBar>
      <p role="alert">{problem}</p>
      <Rows
        label="見つからなかったページ"
        {...found}
        idOf={({ path }) => path}
        columns={columns}
        layout="compact"
        empty="見つからなかったページは、いまはありません。"
      />
      <QueryPager {...conditions} meta={found.meta} unit="件" byOffset />
    </Page>
  )
}
