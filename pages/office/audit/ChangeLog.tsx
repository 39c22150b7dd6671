import { pathOf } from '#renderer/api/call-path.ts'
import { AuditAnswer, PeopleAnswer } from '../people/answers.ts'
import { Narrow, NarrowChoice, NarrowText } from '../people/Narrow.tsx'
import { Pages } from '../people/Pages.tsx'
import { useRows } from '../people/useRows.ts'
import { AuditRows } from './AuditRows.tsx'
import type { LogProps } from './log-props.ts'
import { ACTION_CHOICES, RESOURCE_CHOICES } from './words.ts'

/** Who changed what and when, with what it was before. */
export function ChangeLog({ query, onQuery: change }: LogProps) {
  const text = new URLSearchParams(query)
  const { data, error, isBusy, retry } = useRows(AuditAnswer, pathOf`/audit?${text}`)
  const { data: people } = useRows(PeopleAnswer, '/audit/people')
  const narrow = (name: string) => (value: string) => change({ ...query, cursor: '', [name]: value })
  const next = data?.auditRecords.meta.cursor
  return (
    <>
      <Narrow>
        <NarrowChoice
          label="操作"
          value={query.action ?? ''}
          onValue={narrow('action')}
          choices={ACTION_CHOICES}
        />
        <NarrowChoice
          label="対象"
          value={query.resource ?? ''}
          onValue={narrow('resource')}
          choices={RESOURCE_CHOICES}
        />
        <NarrowText label="対象のID" value={query.ref ?? ''} onValue={narrow('ref')} />
        <NarrowChoice
          label="操作した人"
          value={query.by ?? ''}
          onValue={narrow('by')}
          choices={
            people?.people.list.map(({ accountId, name }) => ({ value: accountId, label: name })) ?? []
          }
        />
        <NarrowText label="日付（から）" type="date" value={query.from ?? ''} onValue={narrow('from')} />
        <NarrowText label="日付（まで）" type="date" value={query.to ?? ''} onValue={narrow('to')} />
      </Narrow>
      <AuditRows
        label="操作の記録"
        rows={data?.auditRecords.list}
        error={error}
        onRetry={retry}
        isBusy={isBusy}
        empty="条件に合う記録はありません。"
      />
      {data && (
        <Pages
          total={data.auditRecords.meta.total}
          unit="件"
          onFirst={query.cursor ? () => change({ ...query, cursor: '' }) : undefined}
          onNext={next ? () => change({ ...query, cursor: next }) : undefined}
        />
      )}
    </>
  )
}
