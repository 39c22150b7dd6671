import { useState } from 'react'
import type { ContentKind } from '#domain/content/kind.ts'
import type { SavedFilter } from '#domain/manuscript/saved-filter.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { paths } from '../paths.ts'
import { type Conditions, conditionsOf, isFiltered, savedText } from './conditions.ts'
import styles from './SavedFilters.module.css'
import { useSavedFilters } from './useSavedFilters.ts'

const NameSheet = lazyPart(() => import('./NameSheet.tsx').then(({ NameSheet }) => NameSheet))

type Props = { kind: ContentKind; conditions: Conditions; onConditions: (next: Conditions) => void }

/** Saved filters of the account. */
export function SavedFilters({ kind, conditions, onConditions }: Props) {
  const { filters, save, remove } = useSavedFilters(kind)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  const text = savedText(conditions)
  const present = filters.find(({ query }) => query === text)
  if (filters.length === 0 && !isFiltered(conditions)) return null
  return (
    <nav className="flex flex-wrap items-center gap-8" aria-label="保存した条件">
      <ul className="flex flex-wrap gap-8">
        {filters.map((filter: SavedFilter) => (
          <li key={filter.id}>
            <a
              className={styles.filter}
              href={`${paths.list(kind)}?${filter.query}`}
              aria-current={filter === present || undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                event.stopPropagation()
                onConditions(conditionsOf(filter.query))
              }}
            >
              {filter.name}
            </a>
          </li>
        ))}
      </ul>
      {present && (
        <button
          className="min-h-tap cursor-pointer border-0 bg-transparent px-4 py-0 text-13 text-ai underline underline-offset-[0.25em] md:min-h-[2.25rem]"
          type="button"
          onClick={() => remove(present)}
        >
          「{present.name}」を外す
        </button>
      )}
      {!present && isFiltered(conditions) && (
        <button
          className="min-h-tap cursor-pointer border-0 bg-transparent px-4 py-0 text-13 text-ai underline underline-offset-[0.25em] md:min-h-[2.25rem]"
          type="button"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setOpener(currentTarget)}
        >
          この条件を保存する
        </button>
      )}
      {opener && (
        <NameSheet
          title="条件を保存する"
          opener={opener}
          onClose={() => setOpener(null)}
          onName={(name) => save(name, text)}
        />
      )}
    </nav>
  )
}
