import { memo } from 'react'
import { imageUrl } from '#domain/image/image.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { useSiteConfig } from '#renderer/site-config.ts'
import { paths } from '../paths.ts'
import { COLUMNS, type ColumnName } from './columns.tsx'
import styles from './ListTable.module.css'

type Props = {
  one: Manuscript
  columns: readonly ColumnName[]
  names: ReadonlyMap<string, string>
  isSelected: boolean
  /** `isSpan`: from the row that was selected last up to this one. */
  onSelect: (one: Manuscript, isSpan: boolean) => void
  /** Without it no copies are made here. */
  onDuplicate: ((one: Manuscript) => void) | undefined
}

const Thumbnail = ({ address }: { address: string | null }) => {
  const { imageHost } = useSiteConfig()
  if (!address) return <span className={styles.picture} />
  const src = imageUrl({ address, focalX: 0.5, focalY: 0.5 }, 'sm', imageHost)
  return (
    <img className={styles.picture} src={src} alt="" width={64} height={32} loading="lazy" decoding="async" />
  )
}

/** One manuscript. Drawn again only when it changes, or is selected. */
export const ListRow = memo(function ListRow({
  one,
  columns,
  names,
  isSelected,
  onSelect,
  onDuplicate,
}: Props) {
  const title = one.title || '題名のない原稿'
  return (
    <tr className={styles.row} data-id={one.id} data-selected={isSelected || undefined}>
      <td className={styles.pick}>
        <label className={styles.check}>
          <input
            type="checkbox"
            data-pick
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect(one, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
          <span className="visually-hidden">「{title}」を選ぶ</span>
        </label>
      </td>
      <th className={styles.title} scope="row">
        <div className={styles.name}>
          <Thumbnail address={one.heroAddress} />
          <a className={styles.link} data-open href={paths.edit(one.kind, one.slug)}>
            {title}
          </a>
        </div>
      </th>
      {columns.map((name) => {
        const { label, isDated, cell } = COLUMNS[name]
        const content = cell(one, names)
        return (
          <td
            className={styles.cell}
            key={name}
            data-label={label}
            data-dated={isDated}
            data-empty={content ? undefined : ''}
          >
            {content || <span aria-hidden="true">－</span>}
          </td>
        )
      })}
      {onDuplicate && (
        <td className={styles.copy}>
          <button type="button" onClick={() => onDuplicate(one)}>
            複製<span className="visually-hidden">（「{title}」）</span>
          </button>
        </td>
      )}
    </tr>
  )
})
