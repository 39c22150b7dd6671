import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { FilterBar, FilterFold, FilterSelect, FilterText } from '../list-kit/FilterBar.tsx'
import { type ConditionsProps, fieldOf } from '../list-kit/useConditions.ts'
import styles from './LibraryTools.module.css'
import type { MediaFacets } from './media-calls.ts'

type Props = ConditionsProps & { facets: MediaFacets | undefined }

const PREFECTURES = BUILT_IN_PREFECTURES.map(({ code, name }) => ({ value: code, label: name }))

/** Filters for pictures that need work, each with its count. */
const QUICK = [
  { name: 'incomplete', label: '説明が足りない' },
  { name: 'unused', label: '使われていない' },
] as const

const VIEWS = [
  { view: '', label: '並べて見る' },
  { view: 'list', label: '表で見る' },
]

/** Search, filters and view of the library. */
export function LibraryTools({ facets, ...conditions }: Props) {
  const { query } = conditions
  const field = fieldOf(conditions, { replace: true })
  const shown = field('view')
  return (
    <FilterBar>
      <FilterText label="さがす" {...field('q')} placeholder="名前、説明文、クレジット" />
      {/* Active filters are never hidden. */}
      <FilterFold label="都道府県と日付" isOpen={Boolean(query.prefecture || query.from || query.to)}>
        <FilterSelect label="都道府県" {...field('prefecture')} choices={PREFECTURES} />
        <FilterText label="加えた日（から）" type="date" {...field('from')} />
        <FilterText label="加えた日（まで）" type="date" {...field('to')} />
      </FilterFold>
      <div
        // Aligns chips and views with the inputs, not with their labels.
        className="flex flex-wrap gap-8 self-end max-md:col-span-full max-md:ms-0"
      >
        {QUICK.map(({ name, label }) => (
          <label key={name} className={styles.chip}>
            <input
              className="size-[1.125rem] accent-ai"
              type="checkbox"
              checked={query[name] === '1'}
              onChange={({ target }) => field(name).onValue(target.checked ? '1' : '')}
            />
            {label}
            {facets && (
              <span className="text-13 text-usuzumi tabular-nums">
                {facets[name].toLocaleString('ja-JP')}
              </span>
            )}
          </label>
        ))}
      </div>
      <fieldset className="ms-auto flex self-end border-0 p-0 max-md:col-span-full max-md:ms-0">
        <legend className="visually-hidden">見せ方</legend>
        {VIEWS.map(({ view, label }) => (
          <label key={view} className={styles.view}>
            <input
              className="absolute opacity-0"
              type="radio"
              name="view"
              checked={shown.value === view}
              onChange={() => shown.onValue(view)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </FilterBar>
  )
}
