import { useMemo, useRef, useState } from 'react'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { Colleague } from '#domain/office/colleague.ts'
import { Button } from '#renderer/form/Button.tsx'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { Rows } from '../list-kit/Rows.tsx'
import { useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { useAuthors } from '../parts/useAuthors.ts'
import type { Staff } from '../useStaff.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { useBulk } from './bulk/useBulk.ts'
import { columnsOf, titleOf } from './columns.tsx'
import { type Conditions, callText, conditionsOf, isFiltered, queryOf, sorted } from './conditions.ts'
import { countText } from './count-text.ts'
import { type ListCall, listOfKind } from './endpoints.ts'
import { Filters } from './Filters.tsx'
import { PageSteps } from './PageSteps.tsx'
import { SavedFilters } from './SavedFilters.tsx'
import { SelectAll } from './SelectAll.tsx'
import { useCopies } from './useCopies.ts'
import { useListKeys } from './useListKeys.ts'
import { useSelection } from './useSelection.ts'

const CreateSheet = lazyPart(() => import('./CreateSheet.tsx').then(({ CreateSheet }) => CreateSheet))
const BulkSheet = lazyPart(() => import('./bulk/BulkSheet.tsx').then(({ BulkSheet }) => BulkSheet))

type Props = {
  kind: ContentKind
  staff: Staff
  /** Title; for the list of one writer it depends on the writer. */
  title: string | ((writer: Colleague | undefined) => string)
  /** The call of the list, if it is not the kind's own. */
  call?: ListCall
}

type Opened = { what: 'bulk' | 'create'; opener: HTMLElement }

const NO_ROWS: readonly Manuscript[] = []
const main = () => document.getElementById('main') ?? document.body
const focused = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : main()
}

/** The list of manuscripts of a kind, with filters, sorting, selection, bulk actions and shortcuts. */
export function ManuscriptList({ kind, staff, title: titled, call }: Props) {
  const { text, change } = useConditions()
  const conditions = useMemo(() => conditionsOf(text), [text])
  const onConditions = (next: Conditions, options?: { replace: boolean }) => change(queryOf(next), options)
  const listed: ListCall =
    call ?? ((query) => listOfKind({ param: { kind: CONTENT_KINDS[kind].plural }, query }))
  const found = useRows(listed(new URLSearchParams(callText(conditions))), 'manuscripts')
  const { rows = NO_ROWS, meta, answer, error, isBusy, retry } = found
  const { label } = CONTENT_KINDS[kind]
  const title = typeof titled === 'string' ? titled : titled(answer?.writer)
  const selection = useSelection(rows)
  const work = useBulk(retry)
  const authors = useAuthors()
  const [opened, setOpened] = useState<Opened | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const canCreate = staff.can('create', kind) !== null
  const { problem, onDuplicate } = useCopies()
  const columns = useMemo(() => {
    const names = new Map(authors.map(({ id, name }) => [id, name]))
    return columnsOf(kind, names, canCreate ? onDuplicate : undefined)
  }, [kind, authors, canCreate, onDuplicate])
  const open = (what: Opened['what']) => setOpened({ what, opener: focused() })
  useListKeys({
    rows,
    selection,
    body,
    search,
    onBulk: () => open('bulk'),
    onCreate: () => canCreate && open('create'),
  })
  const clear = () => {
    const failed = work.bulk?.lines.filter(({ state }) => state === 'failed').map(({ one }) => one)
    selection.retain(failed ?? [])
    work.forget()
  }
  if (error && isMissing(error.status)) return <MissingPage />
  const frame = opened && { opener: opened.opener, onClose: () => setOpened(null) }
  const listing = { conditions, onConditions }
  return (
    <section className="grid grid-cols-1 gap-16">
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8">
        <h1 className="text-22 md:text-28">{title}</h1>
        {canCreate && (
          <Button
            variant="primary"
            aria-haspopup="dialog"
            aria-keyshortcuts="n"
            onClick={() => open('create')}
          >
            新しい{label}
          </Button>
        )}
      </div>
      {!call && <SavedFilters kind={kind} {...listing} />}
      <Filters kind={kind} counts={meta?.facets} authors={authors} search={search} {...listing} />
      <p className="visually-hidden" role="status">
        {meta && !isBusy && `${countText(meta.total, meta.isMore)}あります。`}
      </p>
      <p className="text-shu-text empty:hidden" role="alert">
        {problem}
      </p>
      {meta && (
        <SelectAll
          call={listed}
          conditions={conditions}
          rows={rows}
          total={meta.total}
          isMore={meta.isMore === true}
          selection={selection}
        />
      )}
      <Rows
        {...found}
        label={title}
        idOf={({ id }) => id}
        columns={columns}
        layout="dense"
        body={body}
        selecting={{ ...selection, nameOf: titleOf }}
        sorting={{ ...conditions, onSort: (column) => onConditions(sorted(conditions, column)) }}
        empty={
          isFiltered(conditions) ? (
            <>
              <p>条件に合う{label}はありません。</p>
              <Button onClick={() => onConditions(conditionsOf(''))}>条件をすべて外す</Button>
            </>
          ) : (
            <p>
              {label}の原稿はまだありません。
              {canCreate && `「新しい${label}」から書き始められます。`}
            </p>
          )
        }
      />
      {meta && (
        <PageSteps
          total={meta.total}
          isMore={meta.isMore === true}
          shown={rows.length}
          next={meta.cursor}
          {...listing}
        />
      )}
      <BulkBar
        count={selection.selected.size}
        here={rows.filter(({ id }) => selection.has(id)).length}
        bulk={work.bulk}
        onOpen={() => open('bulk')}
        onClear={clear}
      />
      {frame && opened.what === 'create' && <CreateSheet kind={kind} staff={staff} {...frame} />}
      {frame && opened.what === 'bulk' && (
        <BulkSheet
          selected={[...selection.selected.values()]}
          staff={staff}
          authors={authors}
          work={work}
          {...frame}
        />
      )}
    </section>
  )
}
