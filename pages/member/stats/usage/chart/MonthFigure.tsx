import { Fold } from '../parts/Fold.tsx'
import { MonthChart } from './MonthChart.tsx'
import styles from './MonthFigure.module.css'
import { type MonthValue, monthLabel } from './month-text.ts'

type Props = { label: string; unit: string; months: readonly MonthValue[] }

/** A chart with its title and total, and the same values as a table. */
export const MonthFigure = ({ label, unit, months }: Props) => (
  <figure className="grid min-w-0 content-start gap-4 print:break-inside-avoid">
    <figcaption className="flex items-baseline justify-between gap-16 pb-8">
      <h3 className="text-16">{label}</h3>
      <span className="font-mincho text-22 whitespace-nowrap tabular-nums">
        {months.reduce((sum, { value }) => sum + value, 0)}
        <span className="ms-[0.25em] font-gothic text-13">{unit}</span>
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
