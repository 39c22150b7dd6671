import type { Figure, Value } from './figures.ts'

const TITLES: Record<Figure['part'], string> = {
  build: 'Prerendering',
  bytes: 'Page weight (gzip)',
  reading: 'Reading without an intent, and the first press',
  load: 'Load',
  search: 'Search',
  publish: 'Publishing',
  office: 'Management area',
  redirects: 'Redirects',
  browser: 'Browser',
  soak: 'Soak',
}

const HEAD = ['Measured', 'Value', 'Floor', 'Floor value', 'Ratio to floor', 'Notes']

/** About three significant digits: `0.12 ms`, `1,234 req/s`. */
export const valueText = ({ value, unit }: Value): string => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const number = value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: 0 })
  return unit === '' ? number : `${number} ${unit}`
}

const ratioText = ({ value, floor }: Figure): string =>
  floor.value > 0 ? `${(value / floor.value).toFixed(value / floor.value < 10 ? 2 : 0)}×` : ''

const rowOf = (one: Figure): string[] => [
  one.what,
  valueText(one),
  one.floor.what,
  valueText(one.floor),
  ratioText(one),
  one.note ?? '',
]

/** All figures as one Markdown table by part, aligned for the terminal. */
export function benchTable(figures: readonly Figure[]): string {
  const parts = (Object.keys(TITLES) as Figure['part'][]).filter((part) =>
    figures.some((one) => one.part === part),
  )
  const rows = parts.flatMap((part) => [
    [`**${TITLES[part]}**`, '', '', '', '', ''],
    ...figures.filter((one) => one.part === part).map(rowOf),
  ])
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(HEAD), rule, ...rows.map(line)].join('\n')
}
