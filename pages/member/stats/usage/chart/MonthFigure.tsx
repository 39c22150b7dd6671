import { Fold } from '../parts/Fold.tsx'
import { MonthChart } from './MonthChart.tsx'
import styles from './MonthFigure.module.css'
import { type MonthValue, monthLabel } from './month-text.ts'

type Props = { label: string; unit: string; months: readonly MonthValue[] }

/** A chart with its title and total, and the same values as a table. */
export const MonthFigure = ({ label, unit, months }: Props) => (
  <figure className={styles.figure}>
    <figcaption className={styles.caption}>
      <h3 className={styles.label}>{label}</h3>
      <span className={styles.total}>
        {months.reduce((sum, { value }) => sum + value, 0)}
        <span className={styles.unit}>{unit}</span>
      </span>
    </figcaption>
    <MonthChart label={label} unit={unit} months={months} />
    <Fold title="表で見る">
      <table className={styles.table}>
        <caption className="visually-hidden">{label}（月ごと）</caption>
        <thead>
          <tr>
            <th scope="col">月</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, value }) => (
            <tr key={month}>
              <th scope="row">{monthLabel(month)}</th>
              <td>
                {value}
                {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  </figure>
)
