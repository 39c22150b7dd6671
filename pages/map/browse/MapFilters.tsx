import { CONTENT_KINDS, hasPagedList, type PlaceKind } from '#domain/content/kind.ts'
import { PLACE_KINDS } from '#domain/content/kind-lists.ts'
import type { MapFilters as Filters } from '#domain/map/map-query.ts'
import { prefectureOfSlug } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { PrefectureOptions } from '#renderer/form/PrefectureOptions.tsx'
import { KIND_MARKS } from './kind-marks.ts'
import styles from './MapFilters.module.css'
import type { useReaderPosition } from './useReaderPosition.ts'

type Props = {
  filters: Filters
  nearby: ReturnType<typeof useReaderPosition>
  onChange: (filters: Filters) => void
}

/** The filters of the map: a kind and a prefecture, as in lists, and where the reader is. */
export function MapFilters({ filters, nearby, onChange }: Props) {
  const { kind, prefecture } = filters
  const choice = (value: PlaceKind | undefined, label: string) => (
    <label key={label} className={styles.choice}>
      <input
        className="visually-hidden"
        type="radio"
        name="kind"
        checked={kind === value}
        onChange={() => onChange({ ...filters, kind: value })}
      />
      {value && (
        <span className={styles.mark} aria-hidden="true">
          {KIND_MARKS[value]}
        </span>
      )}
      {label}
    </label>
  )
  return (
    <div className={styles.filters}>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">種類</legend>
        {choice(undefined, 'すべて')}
        {PLACE_KINDS.map((value) => choice(value, CONTENT_KINDS[value].label))}
      </fieldset>
      <label className={styles.prefecture}>
        <span className="visually-hidden">都道府県</span>
        <select
          className={styles.select}
          value={prefecture ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...filters, prefecture: currentTarget.value || undefined })
          }
        >
          <option value="">全国</option>
          <PrefectureOptions by="slug" />
        </select>
      </label>
      <button
        className={styles.nearby}
        type="button"
        onClick={nearby.locate}
        aria-disabled={nearby.isBusy || undefined}
      >
        {nearby.isBusy ? '現在地を調べています' : '現在地の近く'}
      </button>
      {kind && hasPagedList(kind) && (
        <a
          className={styles.list}
          href={link(CONTENT_KINDS[kind].plural, { query: { prefecture } })}
          rel="nofollow"
        >
          {prefectureOfSlug(prefecture ?? '')?.name ?? '全国'}の{CONTENT_KINDS[kind].label}の一覧
        </a>
      )}
      <p className={styles.note}>現在地は、ボタンを押したときだけ、この端末の中で使います。</p>
      <p className={styles.problem} role="status">
        {nearby.problem}
      </p>
    </div>
  )
}
