import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import styles from './MonthChart.module.css'
import { summaryOf } from './month-text.ts'

export type MonthValue = { month: string; value: number }

type Props = { label: string; unit: string; months: readonly MonthValue[] }

const WIDTH = 360
const HEIGHT = 150
const TOP = 20
const BASE = 112

/** The name of the next year would be written over this one's. */
const isNearJanuary = (month: string) => /-1[12]$/.test(month)

/**
 * Twelve bars, each under its own number. To a screen reader it is one picture with a summary: the table below it holds
 * the numbers.
 */
export function MonthChart({ label, unit, months }: Props) {
  const x = scaleBand({ domain: months.map(({ month }) => month), range: [0, WIDTH], padding: 0.3 })
  const highest = Math.max(1, ...months.map(({ value }) => value))
  const y = scaleLinear({ domain: [0, highest], range: [BASE, TOP] })
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={summaryOf(label, unit, months)}
    >
      {months.map(({ month, value }) => (
        <g key={month} data-most={value === highest || undefined}>
          <Bar
            className={styles.bar}
            x={x(month)}
            y={y(value)}
            width={x.bandwidth()}
            height={BASE - y(value)}
          />
          {value > 0 && (
            <text
              className={styles.value}
              x={(x(month) ?? 0) + x.bandwidth() / 2}
              y={y(value) - 5}
              textAnchor="middle"
            >
              {value}
            </text>
          )}
        </g>
      ))}
      <AxisBottom
        scale={x}
        top={BASE}
        hideTicks
        axisClassName={styles.axis}
        axisLineClassName={styles.line}
        tickFormat={(month) => String(Number(month.slice(5)))}
        tickLabelProps={{
          className: styles.tick,
          fontFamily: undefined,
          fontSize: undefined,
          fill: undefined,
        }}
      />
      {months.map(
        ({ month }, index) =>
          (month.endsWith('-01') || (index === 0 && !isNearJanuary(month))) && (
            <text className={styles.year} key={month} x={x(month)} y={HEIGHT - 3}>
              {month.slice(0, 4)}年
            </text>
          ),
      )}
    </svg>
  )
}
