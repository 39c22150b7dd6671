import { completionOf, type LevelOf } from '#domain/region/prefecture-level.ts'
import { Bar } from '../parts/Bar.tsx'
import styles from './Regions.module.css'

/** The visited share of each region: a bar and its numbers. */
export const Regions = ({ levelOf }: { levelOf: LevelOf }) => (
  <table className={styles.table}>
    <caption className="pb-8 text-start text-13 text-usuzumi">地方ごとに訪れた都道府県</caption>
    <tbody>
      {completionOf(levelOf).map(({ slug, name, visited, total }) => (
        <tr key={slug}>
          <th scope="row">{name}</th>
          <td className={styles.bar} aria-hidden="true">
            <Bar value={visited} max={total} />
          </td>
          <td className={styles.number}>
            {visited}
            <span className="text-usuzumi">／{total}</span>
            {visited === total && (
              <span className="ms-8 rounded border border-shu-text px-4 font-mincho text-12 text-shu-text">
                制覇
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
