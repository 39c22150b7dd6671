import { FilterBar, FilterSelect, FilterText } from '../list-kit/FilterBar.tsx'
import { QueryPager } from '../list-kit/Pager.tsx'
import { type ConditionsProps, fieldOf } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { listChangers, listChanges } from '../people/endpoints.ts'
import { AuditRows } from './AuditRows.tsx'
import { ACTION_CHOICES, RESOURCE_CHOICES } from './audit-labels.ts'

/** The audit log: who changed what and when, with the state before. */
export function ChangeLog({ query: { log: _, ...query }, change }: ConditionsProps) {
  const found = useRows(listChanges({ query: new URLSearchParams(query) }), 'auditRecords')
  const { rows: people = [] } = useRows(listChangers(), 'people')
  const field = fieldOf({ query, change })
  return (
    <>
      <FilterBar>
        <FilterSelect label="操作" {...field('action')} choices={ACTION_CHOICES} />
        <FilterSelect label="対象" {...field('resource')} choices={RESOURCE_CHOICES} />
        <FilterText label="対象のID" {...field('ref')} />
        <FilterSelect
          label="操作した人"
          {...field('by')}
          choices={people.map(({ accountId, name }) => ({ value: accountId, label: name }))}
        />
        <FilterText label="日付（から）" type="date" {...field('from')} />
        <FilterText label="日付（まで）" type="date" {...field('to')} />
      </FilterBar>
      <AuditRows label="操作の記録" {...found} empty="条件に合う記録はありません。" />
      <QueryPager query={query} change={change} meta={found.meta} unit="件" />
    </>
  )
}
