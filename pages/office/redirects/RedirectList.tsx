import type { RedirectRule } from '#domain/redirect/redirect-rule.ts'
import { isConflict } from '#renderer/form/refusal.ts'
import { useAction } from '#renderer/form/useAction.ts'
import { FilterBar, FilterSelect, FilterText } from '../list-kit/FilterBar.tsx'
import { QueryPager } from '../list-kit/Pager.tsx'
import { Rows } from '../list-kit/Rows.tsx'
import { type ConditionsProps, fieldOf } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { deleteRedirect, updateRedirect } from './calls.ts'
import { columnsOf } from './columns.tsx'
import { listRules } from './endpoints.ts'
import { FileRules } from './FileRules.tsx'
import { STATE_TEXTS, STATUS_CHOICES } from './redirect-labels.ts'
import { notifyChanged, notifyDeleted } from './undoable.ts'

const SORTS = [
  { value: '', label: '変更の新しい順' },
  { value: 'hits', label: '回数の多い順' },
  { value: 'last', label: '最後に使われた順' },
  { value: 'source', label: '転送元の順' },
]
const STATES = Object.entries(STATE_TEXTS).map(([value, label]) => ({ value, label }))
const QUERY_NAMES = ['q', 'status', 'state', 'sort', 'cursor']

type Props = ConditionsProps & {
  /** Another one after each change. */
  state: string
  onEdit: (rule: RedirectRule) => void
  /** Called after a rule was changed. */
  onChanged: () => void
}

/** The managed rules, filtered and sorted by the query string. */
export function RedirectList({ query, change, state, onEdit, onChanged }: Props) {
  const params = new URLSearchParams(Object.entries(query).filter(([name]) => QUERY_NAMES.includes(name)))
  const found = useRows(listRules({ query: params }), 'redirects', { state })
  const { problem, run } = useAction()
  /** Reports a conflict and reloads the list. */
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
    act(async () => notifyDeleted(rule, (await deleteRedirect(rule)).isLive, onChanged))
  const toggle = (rule: RedirectRule) =>
    act(async () =>
      notifyChanged(rule, await updateRedirect(rule, { ...rule, isEnabled: !rule.isEnabled }), onChanged),
    )
  const field = fieldOf({ query, change })
  const isFiltered = Boolean(query.q || query.status || query.state)
  return (
    <>
      <FilterBar>
        <FilterText label="さがす" {...field('q')} placeholder="アドレス、メモ" />
        <FilterSelect label="状態コード" {...field('status')} choices={STATUS_CHOICES} />
        <FilterSelect label="状態" {...field('state')} choices={STATES} />
        <FilterSelect label="並び" all="" {...field('sort')} choices={SORTS} />
      </FilterBar>
      <p role="alert">{problem}</p>
      <Rows
        label="転送の規則"
        {...found}
        idOf={({ id }) => id}
        columns={columnsOf({ onEdit, onSwitch: toggle, onDelete: remove })}
        layout="compact"
        empty={isFiltered ? '条件に合う規則はありません。' : '転送の規則は、まだありません。'}
      />
      <QueryPager query={query} change={change} meta={found.meta} unit="件" most={Number.POSITIVE_INFINITY} />
      {found.answer && <FileRules rules={found.answer.fileRules} />}
    </>
  )
}
