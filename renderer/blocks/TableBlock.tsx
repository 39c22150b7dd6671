import { Unbroken } from '../ui/Unbroken.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './TableBlock.module.css'

/** A table that scrolls horizontally on narrow screens; the first cell of a row is its header. */
export function TableBlock({ data: { caption, header, rows } }: Pick<BlockProps<'table'>, 'data'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption ?? '表'}>
      <table className={styles.table}>
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          <tr>
            {header.map((cell) => {
              // The top left cell is no header, because it describes neither its row nor its column.
              const Cell = cell ? 'th' : 'td'
              return (
                <Cell key={cell} scope={cell ? 'col' : undefined} className={styles.cell}>
                  {cell}
                </Cell>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className={styles.cell}>
                <Unbroken text={name ?? ''} />
              </th>
              {cells.map((cell, index) => (
                <td key={header[index + 1] ?? cell} className={styles.cell}>
                  <Unbroken text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
