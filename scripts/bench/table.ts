import type { Figure, Value } from './figures.ts'

const TITLES: Record<Figure['part'], string> = {
  build: '事前生成',
  bytes: 'ページの重さ（gzip）',
  load: '負荷',
  search: '検索',
  publish: '公開',
  office: '編集室',
  redirects: '転送',
  browser: 'ブラウザー',
  soak: '長い時間',
}

const HEAD = ['測ったもの', '値', '床', '床の値', '床との比', '覚え']

/** Three figures that mean something, whatever the size: `0.12 ms`, `1,234 件/秒`. */
export const valueText = ({ value, unit }: Value): string => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const number = value.toLocaleString('ja-JP', { maximumFractionDigits: digits, minimumFractionDigits: 0 })
  return unit === '' ? number : `${number} ${unit}`
}

const ratioText = ({ value, floor }: Figure): string =>
  floor.value > 0 ? `${(value / floor.value).toFixed(value / floor.value < 10 ? 2 : 0)}倍` : ''

const rowOf = (one: Figure): string[] => [
  one.what,
  valueText(one),
  one.floor.what,
  valueText(one.floor),
  ratioText(one),
  one.note ?? '',
]

/** Japanese letters are as wide as two others in a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) =>
      sum +
      (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u.test(
        letter,
      )
        ? 2
        : 1),
    0,
  )

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Everything that was measured as one table of Markdown, part by part, aligned for a terminal as well. */
export function benchTable(figures: readonly Figure[]): string {
  const parts = (Object.keys(TITLES) as Figure['part'][]).filter((part) =>
    figures.some((one) => one.part === part),
  )
  const rows = parts.flatMap((part) => [
    [`**${TITLES[part]}**`, '', '', '', '', ''],
    ...figures.filter((one) => one.part === part).map(rowOf),
  ])
  const widths = HEAD.map((title, column) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => padded(cell, widths[column] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(HEAD), rule, ...rows.map(line)].join('\n')
}
