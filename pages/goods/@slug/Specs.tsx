import type { Goods } from '#domain/content/goods.ts'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import styles from './Specs.module.css'

/** Dimensions and materials as a table. */
export function Specs({ specs }: Pick<Goods, 'specs'>) {
  if (specs.length === 0) return null
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>仕様</caption>
      <tbody>
        {specs.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Unbroken text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
