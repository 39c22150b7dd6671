import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { HourFigure } from '#domain/operations/operations.ts'
import { countText } from '../texts.ts'
import styles from './HoursChart.module.css'
import { hourText, peaksOf } from './hours.ts'

/** As wide as a phone shows it, so that its words are as large as others. */
const WIDTH = 360
const HEIGHT = 150
const TOP = 22
const BASE = 122
/** One failure is seen beside a thousand. */
const LOWEST_BAR = 2
/** A figure of a number, and the room around it, in the units of the picture. */
const FIGURE = 7
const ROOM = 6

const summaryOf = (hours: readonly HourFigure[]): string => {
  const worst = hours.reduce<HourFigure | null>(
    (most, one) => (one.failures > (most?.failures ?? 0) ? one : most),
    null,
  )
  return worst
    ? `1時間ごとの失敗の数。いちばん多いのは${hourText(worst.hour)}台の${countText(worst.failures)}回です。`
    : '1時間ごとの失敗の数。24時間のうちに失敗はありません。'
}

/** 24 bars, the highest of those that stand together under its number. To a screen reader it is one picture; the table below has the numbers. */
export function HoursChart({ hours }: { hours: readonly HourFigure[] }) {
  const x = scaleBand({ domain: hours.map(({ hour }) => hour), range: [0, WIDTH], padding: 0.25 })
  const highest = Math.max(1, ...hours.map(({ failures }) => failures))
  const y = scaleLinear({ domain: [0, highest], range: [BASE, TOP] })
  const numbered = peaksOf(hours, ({ failures }) =>
    Math.ceil((countText(failures).length * FIGURE + ROOM) / x.step()),
  )
  const topOf = (failures: number) => (failures > 0 ? Math.min(y(failures), BASE - LOWEST_BAR) : BASE)
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summaryOf(hours)}>
      {hours.every(({ failures }) => failures === 0) && (
        <text className={styles.none} x={WIDTH / 2} y={(TOP + BASE) / 2} textAnchor="middle">
          失敗はありません
        </text>
      )}
      {hours.map(({ hour, failures }) => (
        <g key={hour}>
          <Bar
            className={styles.bar}
            x={x(hour)}
            y={topOf(failures)}
            width={x.bandwidth()}
            height={BASE - topOf(failures)}
          />
          {numbered.has(hour) && (
            <text
              className={styles.value}
              x={(x(hour) ?? 0) + x.bandwidth() / 2}
              y={topOf(failures) - 5}
              textAnchor="middle"
            >
              {countText(failures)}
            </text>
          )}
        </g>
      ))}
      <AxisBottom
        scale={x}
        top={BASE}
        hideTicks
        tickValues={hours.flatMap(({ hour }, index) => (index % 4 === 3 ? [hour] : []))}
        axisLineClassName={styles.line}
        tickFormat={hourText}
        tickLabelProps={{
          className: styles.tick,
          fontFamily: undefined,
          fontSize: undefined,
          fill: undefined,
        }}
      />
    </svg>
  )
}
