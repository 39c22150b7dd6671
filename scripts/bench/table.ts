import type { Figure, Value } from './figures.ts'

const TITLES: Record<Figure['part'], string> = {
  build: 'Prerendering',
  bytes: 'Page weight (gzip)',
  reading: 'Reading without an intent, and the first press',
  load: 'Load',
  rows: 'Rows of D1, and their room',
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

/** A Markdown table, aligned for the terminal. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

/** The rows of each part below its title. */
const rowsByPart = (
  figures: readonly Figure[],
  width: number,
  rowsOf: (ofPart: readonly Figure[]) => string[][],
): string[][] =>
  (Object.keys(TITLES) as Figure['part'][]).flatMap((part) => {
    const ofPart = figures.filter((one) => one.part === part)
    const title = [`**${TITLES[part]}**`, ...Array<string>(width - 1).fill('')]
    return ofPart.length > 0 ? [title, ...rowsOf(ofPart)] : []
  })

const sizeTitle = (articles: number): string =>
  articles === 0 ? 'Sample content' : `+ ${articles.toLocaleString('en')} articles`

/** What was measured at several numbers of articles, side by side, and the ratio of the largest to the smallest. */
function growthTable(figures: readonly Figure[]): string {
  const sizes = [...new Set(figures.map(({ articles = 0 }) => articles))].sort((a, b) => a - b)
  const head = ['Measured', ...sizes.map(sizeTitle), 'Growth', 'Floor (ratio to it)', 'Notes on the last']
  const rowsOf = (ofPart: readonly Figure[]): string[][] =>
    [...Map.groupBy(ofPart, ({ what }) => what)].map(([what, ofRow]) => {
      const [first, last] = [ofRow[0], ofRow.at(-1)]
      const growth = first && last && first !== last && first.value > 0 ? last.value / first.value : null
      return [
        what,
        ...sizes.map((size) =>
          ofRow
            .filter(({ articles }) => articles === size)
            .map(valueText)
            .join(),
        ),
        growth === null ? '' : `${growth.toFixed(2)}×`,
        `${last?.floor.what} (${ofRow.map((one) => ratioText(one) || '−').join(', ')})`,
        last?.note ?? '',
      ]
    })
  return markdownTable(head, rowsByPart(figures, head.length, rowsOf))
}

/** All figures as Markdown tables by part: those of one size, then those by size. */
export function benchTables(figures: readonly Figure[]): string {
  const [once, bySize] = [true, false].map((isOnce) =>
    figures.filter(({ articles }) => (articles === undefined) === isOnce),
  )
  return [
    once?.length &&
      markdownTable(
        HEAD,
        rowsByPart(once, HEAD.length, (ofPart) => ofPart.map(rowOf)),
      ),
    bySize?.length && `## By the number of articles\n\n${growthTable(bySize)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
