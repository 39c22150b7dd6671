import type { HourFigure } from '#domain/operations/operations.ts'
import { countText } from '../texts.ts'
import { hourText, peaksOf } from './hours.ts'

/** The width of a phone, so that texts have their normal size. */
const WIDTH = 360
const HEIGHT = 150
const TOP = 22
const BASE = 122
const TICK_LABEL_Y = BASE + 22
/** Between two bars, as a share of the room of each. */
const GAP = 0.25
/** Keeps one failure visible beside a thousand. */
const LOWEST_BAR = 2
/** Width of a digit and padding, in SVG units. */
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

/** Bar chart of 24 hours; peaks are labelled. A single image for screen readers; the table below has the numbers. */
export function HoursChart({ hours }: { hours: readonly HourFigure[] }) {
  const step = WIDTH / (hours.length + GAP)
  const barWidth = step * (1 - GAP)
  const leftOf = (index: number) => step * (index + GAP)
  const middleOf = (index: number) => leftOf(index) + barWidth / 2
  const highest = Math.max(1, ...hours.map(({ failures }) => failures))
  const numbered = peaksOf(hours, ({ failures }) =>
    Math.ceil((countText(failures).length * FIGURE + ROOM) / step),
  )
  const heightOf = (failures: number) =>
    failures > 0 ? Math.max(((BASE - TOP) * failures) / highest, LOWEST_BAR) : 0
  return (
    <svg
      className="block h-auto w-full max-w-[30rem] overflow-visible font-gothic print:max-w-[24rem] print:[print-color-adjust:exact]"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={summaryOf(hours)}
    >
      {hours.every(({ failures }) => failures === 0) && (
        <text
          className="fill-usuzumi text-[12px] tabular-nums forced-colors:fill-[color:CanvasText]"
          x={WIDTH / 2}
          y={(TOP + BASE) / 2}
          textAnchor="middle"
        >
          失敗はありません
        </text>
      )}
      {hours.map(({ hour, failures }, index) => (
        <g key={hour}>
          <rect
            className="fill-shu forced-colors:fill-[color:CanvasText]"
            x={leftOf(index)}
            y={BASE - heightOf(failures)}
            width={barWidth}
            height={heightOf(failures)}
          />
          {numbered.has(hour) && (
            <text
              className="fill-shu-text text-[11px] tabular-nums forced-colors:fill-[color:CanvasText]"
              x={middleOf(index)}
              y={BASE - heightOf(failures) - 5}
              textAnchor="middle"
            >
              {countText(failures)}
            </text>
          )}
          {index % 4 === 3 && (
            <text
              className="fill-usuzumi text-[12px] tabular-nums forced-colors:fill-[color:CanvasText]"
              x={middleOf(index)}
              y={TICK_LABEL_Y}
              textAnchor="middle"
            >
              {hourText(hour)}
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
    </svg>
  )
}
