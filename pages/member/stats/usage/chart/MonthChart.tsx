import styles from './MonthChart.module.css'
import { type MonthValue, summaryOf } from './month-text.ts'

type Props = { label: string; unit: string; months: readonly MonthValue[] }

const WIDTH = 360
const HEIGHT = 150
const TOP = 20
const BASE = 112
const TICK_LABEL_Y = BASE + 22
/** Between two bars, as a share of the room of each. */
const GAP = 0.3

/** The label of the next year would overlap. */
const isNearJanuary = (month: string) => /-1[12]$/.test(month)

/**
 * A bar chart of twelve months with values. For screen readers it is an image with a summary: the table below has the
 * values.
 */
export function MonthChart({ label, unit, months }: Props) {
  const step = WIDTH / (months.length + GAP)
  const barWidth = step * (1 - GAP)
  const leftOf = (index: number) => step * (index + GAP)
  const middleOf = (index: number) => leftOf(index) + barWidth / 2
  const highest = Math.max(1, ...months.map(({ value }) => value))
  const topOf = (value: number) => BASE - ((BASE - TOP) * value) / highest
  return (
    <svg
      className="block h-auto w-full font-gothic print:[print-color-adjust:exact]"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={summaryOf(label, unit, months)}
    >
      {months.map(({ month, value }, index) => (
        <g key={month} data-most={value === highest || undefined}>
          <rect
            className={`${styles.bar} fill-rule-strong forced-colors:fill-[color:CanvasText]`}
            x={leftOf(index)}
            y={topOf(value)}
            width={barWidth}
            height={BASE - topOf(value)}
          />
          {value > 0 && (
            <text
              className={`${styles.value} fill-usuzumi text-[11px] tabular-nums forced-colors:fill-[color:CanvasText]`}
              x={middleOf(index)}
              y={topOf(value) - 5}
              textAnchor="middle"
            >
              {value}
            </text>
          )}
        </g>
      ))}
      <line
        className="stroke-edge forced-colors:stroke-[color:CanvasText]"
        x2={WIDTH}
        y1={BASE}
        y2={BASE}
        shapeRendering="crispEdges"
      />
      {months.map(({ month }, index) => (
        <g key={month}>
          <text
            className="fill-usuzumi text-[11px] tabular-nums forced-colors:fill-[color:CanvasText]"
            x={middleOf(index)}
            y={TICK_LABEL_Y}
            textAnchor="middle"
          >
            {Number(month.slice(5))}
          </text>
          {(month.endsWith('-01') || (index === 0 && !isNearJanuary(month))) && (
            <text
              className="fill-usuzumi text-[10px] tabular-nums forced-colors:fill-[color:CanvasText]"
              x={leftOf(index)}
              y={HEIGHT - 3}
            >
              {month.slice(0, 4)}年
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
