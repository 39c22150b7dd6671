import type { RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { isConflict } from '#renderer/form/refusal.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { Narrow, NarrowChoice, NarrowText } from '../people/Narrow.tsx'
import { Pages } from '../people/Pages.tsx'
import { Rows } from '../people/Rows.tsx'
import type { useQuery } from '../people/useQuery.ts'
import { useRows } from '../people/useRows.ts'
import { RedirectsAnswer } from './answers.ts'
import { deleteRedirect, updateRedirect } from './calls.ts'
import { columnsOf } from './columns.tsx'
import { FileRules } from './FileRules.tsx'
import { tellChanged, tellDeleted } from './undoable.ts'
import { STATE_TEXTS, STATUS_CHOICES } from './words.ts'

const SORTS = [
  { value: '', label: '変更の新しい順' },
  { value: 'hits', label: '回数の多い順' },
  { value: 'last', label: '最後に使われた順' },
  { value: 'source', label: '転送元の順' },
]
const STATES = Object.entries(STATE_TEXTS).map(([value, label]) => ({ value, label }))
const ASKED = ['q', 'status', 'state', 'sort', 'cursor']

type Props = ReturnType<typeof useQuery> & {
  /** Another one after each change. */
  state: string
  onEdit: (rule: RedirectRule) => void
  /** A rule is another one now: what was answered of it before is no more true. */
  onChanged: () => void
}

/** The rules of the office, narrowed and sorted by the address of the page. */
export function RedirectList({ query, change, state, onEdit, onChanged }: Props) {
  const asked = new URLSearchParams(Object.entries(query).filter(([name]) => ASKED.includes(name)))
  const { data, error, isBusy, retry } = useRows(RedirectsAnswer, pathOf`/redirects?${asked}`, state)
  const { problem, run } = useAction()
  /** Whoever was slower than somebody else is told so, and sees what there is now. */
  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work()
        onChanged()
      } catch (failure) {
        if (isConflict(failure)) onChanged()
        throw failure
      }
    })
  const remove = (rule: RedirectRule) =>
    act(async () => tellDeleted(rule, (await deleteRedirect(rule)).isLive, onChanged))
  const turn = (rule: RedirectRule) =>
    act(async () =>
      tellChanged(rule, await updateRedirect(rule, { ...rule, isEnabled: !rule.isEnabled }), onChanged),
    )
  const narrow = (name: string) => (value: string) => change({ ...query, [name]: value, cursor: '' })
  const isNarrowed = Boolean(query.q || query.status || query.state)
  const { total = 0, cursor } = data?.redirects.meta ?? {}
  return (
    <>
      <Narrow>
        <NarrowText label="さがす" value={query.q ?? ''} onValue={narrow('q')} placeholder="アドレス、メモ" />
        <NarrowChoice
          label="状態コード"
          value={query.status ?? ''}
          onValue={narrow('status')}
          choices={STATUS_CHOICES}
        />
        <NarrowChoice label="状態" value={query.state ?? ''} onValue={narrow('state')} choices={STATES} />
        <NarrowChoice label="並び" all="" value={query.sort ?? ''} onValue={narrow('sort')} choices={SORTS} />
      </Narrow>
      <p role="alert">{problem}</p>
      <Rows
        label="転送の規則"
        rows={data?.redirects.list}
        idOf={({ id }) => id}
        columns={columnsOf({ onEdit, onSwitch: turn, onDelete: remove })}
        error={error}
        onRetry={retry}
        isBusy={isBusy}
        isCompact
        empty={isNarrowed ? '条件に合う規則はありません。' : '転送の規則は、まだありません。'}
      />
      <Pages
        total={total}
        unit="件"
        most={Number.POSITIVE_INFINITY}
        onFirst={query.cursor ? () => change({ ...query, cursor: '' }) : undefined}
        onNext={cursor ? () => change({ ...query, cursor }) : undefined}
      />
      {data && <FileRules rules={data.fileRules} />}
    </>
  )
}
