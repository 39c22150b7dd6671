import { useMemo, useRef, useState } from 'react'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import type { Colleague } from '#domain/office/colleague.ts'
import type { CallPath } from '#renderer/api/call-path.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { MissingPage } from '#renderer/shell/ErrorPage.tsx'
import { isMissing } from '#renderer/shell/errors/failure.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { useAuthors } from '../parts/useAuthors.ts'
import type { Staff } from '../useStaff.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import { useBulk } from './bulk/useBulk.ts'
import { ChooseAll } from './ChooseAll.tsx'
import { EmptyList } from './EmptyList.tsx'
import { Filters } from './Filters.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { ListTable } from './ListTable.tsx'
import styles from './ManuscriptList.module.css'
import { Pager } from './Pager.tsx'
import { SavedFilters } from './SavedFilters.tsx'
import { useConditions } from './useConditions.ts'
import { useCopies } from './useCopies.ts'
import { useListKeys } from './useListKeys.ts'
import { useManuscripts } from './useManuscripts.ts'
import { useSelection } from './useSelection.ts'

const CreateSheet = lazyPart(() => import('./CreateSheet.tsx').then(({ CreateSheet }) => CreateSheet))
const BulkSheet = lazyPart(() => import('./bulk/BulkSheet.tsx').then(({ BulkSheet }) => BulkSheet))

type Props = {
  kind: ContentKind
  staff: Staff
  /** What it is called; a list that is somebody's is called after them. */
  title: string | ((writer: Colleague | undefined) => string)
  /** The call below `/v1/manage` that lists them, where it is not the one of the kind. */
  call?: CallPath
}

type Opened = { what: 'bulk' | 'create'; opener: HTMLElement }

const NO_ROWS: readonly Manuscript[] = []
const main = () => document.getElementById('main') ?? document.body
const focused = () => {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : main()
}

/** The manuscripts of a kind: narrowed, ordered, gone through and worked on, by hand or by keys. */
export function ManuscriptList({ kind, staff, title: titled, call }: Props) {
  const { conditions, change } = useConditions()
  const { manuscripts, writer, error, isAsking, retry } = useManuscripts(kind, conditions, call)
  const title = typeof titled === 'string' ? titled : titled(writer)
  const rows = manuscripts?.list ?? NO_ROWS
  const selection = useSelection(rows)
  const work = useBulk(retry)
  const authors = useAuthors()
  const names = useMemo(() => new Map(authors.map(({ id, name }) => [id, name])), [authors])
  const [opened, setOpened] = useState<Opened | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const mayCreate = staff.may('create', kind) !== null
  const { problem, onDuplicate } = useCopies()
  const open = (what: Opened['what']) => setOpened({ what, opener: focused() })
  useListKeys({
    rows,
    selection,
    body,
    search,
    onBulk: () => open('bulk'),
    onCreate: () => mayCreate && open('create'),
  })
  const clear = () => {
    const failed = work.bulk?.lines.filter(({ state }) => state === 'failed').map(({ one }) => one)
    selection.keep(failed ?? [])
    work.forget()
  }
  if (error && isMissing(error.status)) return <MissingPage />
  const frame = opened && { opener: opened.opener, onClose: () => setOpened(null) }
  const listing = { conditions, onConditions: change }
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {mayCreate && (
          <Button
            variant="primary"
            aria-haspopup="dialog"
            aria-keyshortcuts="n"
            onClick={() => open('create')}
          >
            新しい{CONTENT_KINDS[kind].label}
          </Button>
        )}
      </div>
      {!call && <SavedFilters kind={kind} {...listing} />}
      <Filters kind={kind} counts={manuscripts?.meta.facets} authors={authors} search={search} {...listing} />
      <p className="visually-hidden" role="status">
        {manuscripts && !isAsking && `${manuscripts.meta.total}件あります。`}
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {error && <Refusal error={error} onRetry={retry} />}
      {!manuscripts && !error && <ListSkeleton kind={kind} />}
      {manuscripts && rows.length === 0 && <EmptyList kind={kind} mayCreate={mayCreate} {...listing} />}
      {manuscripts && (
        <ChooseAll
          kind={kind}
          call={call}
          conditions={conditions}
          rows={rows}
          total={manuscripts.meta.total}
          selection={selection}
        />
      )}
      {rows.length > 0 && (
        <ListTable
          kind={kind}
          label={title}
          rows={rows}
          names={names}
          selection={selection}
          isAsking={isAsking}
          body={body}
          onDuplicate={mayCreate ? onDuplicate : undefined}
          {...listing}
        />
      )}
      {manuscripts && (
        <Pager
          total={manuscripts.meta.total}
          shown={rows.length}
          next={manuscripts.meta.cursor}
          {...listing}
        />
      )}
      <BulkBar
        count={selection.chosen.size}
        here={rows.filter(({ id }) => selection.has(id)).length}
        bulk={work.bulk}
        onOpen={() => open('bulk')}
        onClear={clear}
      />
      {frame && opened.what === 'create' && <CreateSheet kind={kind} staff={staff} {...frame} />}
      {frame && opened.what === 'bulk' && (
        <BulkSheet
          chosen={[...selection.chosen.values()]}
          staff={staff}
          authors={authors}
          work={work}
          {...frame}
        />
      )}
    </section>
  )
}
