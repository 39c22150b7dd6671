import { useState } from 'react'
import type { ClientError, Operations } from '#domain/operations/operations.ts'
import { Button } from '#renderer/form/Button.tsx'
import { ListState } from '../../list-kit/ListState.tsx'
import { useRows } from '../../list-kit/useRows.ts'
import { Choices } from '../Choices.tsx'
import { listErrors } from '../calls.ts'
import { Nothing, Part } from '../Part.tsx'
import { countText } from '../texts.ts'
import { ErrorRow } from './ErrorRow.tsx'

type Props = { errors: Operations['errors']; onChange: () => Promise<unknown> }

/** Client-side errors, latest first: open or resolved. */
export function Errors({ errors, onChange }: Props) {
  const [state, setState] = useState<'open' | 'resolved'>('open')
  const [isWhole, setWhole] = useState(false)
  const rest = errors.total - errors.list.length
  const choices = [
    { value: 'open', label: `未解決（${countText(errors.total)}）` },
    { value: 'resolved', label: `解決済み（${countText(errors.resolved)}）` },
  ] as const
  return (
    <Part
      title="読者の画面で起きたエラー"
      about="解決済みにしたものも、次の版でまた起きると未解決に戻ります。30日のあいだ起きなければ、記録から消えます。"
      aside={<Choices label="エラー" choices={choices} value={state} onValue={setState} />}
    >
      {state === 'open' && !isWhole ? (
        <List list={errors.list} onChange={onChange} empty={EMPTY.open} />
      ) : (
        <ErrorList key={state} state={state} asOf={JSON.stringify(errors)} onChange={onChange} />
      )}
      {state === 'open' && !isWhole && rest > 0 && (
        <p className="print:hidden [&_button]:px-0 [&_button]:text-13">
          <Button variant="quiet" onClick={() => setWhole(true)}>
            続きを見る（残り{countText(rest)}件）
          </Button>
        </p>
      )}
    </Part>
  )
}

const EMPTY = {
  open: '未解決のエラーはありません。',
  resolved: '解決済みのエラーはありません。',
}

type ErrorListProps = { state: 'open' | 'resolved'; asOf: string; onChange: () => Promise<unknown> }

/** All errors of a state; reloads when the dashboard's data changes. */
function ErrorList({ state, asOf, onChange }: ErrorListProps) {
  const call = listErrors({ query: { state, limit: '100' } })
  const { rows = [], meta, ...found } = useRows(call, 'errors', { state: asOf })
  return (
    <ListState rows={meta && rows} {...found} empty={EMPTY[state]}>
      <List list={rows} onChange={onChange} empty={EMPTY[state]} />
      {meta && meta.total > rows.length && (
        <Nothing>
          {countText(meta.total)}件のうち、新しい{countText(rows.length)}件を表示しています。
        </Nothing>
      )}
    </ListState>
  )
}

type ListProps = { list: readonly ClientError[]; onChange: () => Promise<unknown>; empty: string }

const List = ({ list, onChange, empty }: ListProps) =>
  list.length === 0 ? (
    <Nothing>{empty}</Nothing>
  ) : (
    <ul className="grid content-start">
      {list.map((error) => (
        <ErrorRow key={error.fingerprint} error={error} onChange={onChange} />
      ))}
    </ul>
  )
