/** What the parts of blocks and of other fields of several parts are called. What has no name here speaks for itself. */
const LABELS: Record<string, string> = {
  level: '見出しの段',
  caption: '説明',
  alt: '代替テキスト',
  credit: 'クレジット',
  address: '画像',
  source: '出典',
  sourceUrl: '出典のURL',
  tone: '調子',
  ordered: '番号つき',
  question: '問い',
  answer: '答え',
  comment: 'コメント',
  day: '日',
  time: '時刻',
  kind: '種類',
  minutes: '分',
  refId: '参照',
  id: '参照',
  url: 'URL',
  targetUrl: 'リンク先',
  service: 'サービス',
  label: '項目',
  amount: '金額',
  price: '価格',
  provider: '提供元',
}

/** What is plain from where it stands. */
const PLAIN = new Set([
  'text',
  'title',
  'body',
  'header',
  'rows',
  'items',
  'steps',
  'images',
  'points',
  'image',
])

const HIDDEN = new Set(['focalX', 'focalY', 'color', 'license'])

type Bag = Record<string, unknown>

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRun = (value: unknown): value is { text: string; marks: Bag[] } =>
  isBag(value) && typeof value.text === 'string' && Array.isArray(value.marks)

const markText = (mark: Bag): string => {
  if (mark.type === 'link') return `〔→ ${mark.href}〕`
  if (mark.type === 'ruby') return `（${mark.text}）`
  return mark.type === 'bold' ? '〔太字〕' : mark.type === 'marker' ? '〔マーカー〕' : ''
}

/** Words with their marks, which may be all that was changed. */
const runsText = (runs: readonly { text: string; marks: Bag[] }[]): string =>
  runs.map(({ text, marks }) => text + marks.map(markText).join('')).join('')

function linesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isRun)) return [runsText(value)]
    if (value.every((cell) => typeof cell === 'string')) return value.length > 0 ? [value.join('｜')] : []
    return value.flatMap(linesOf)
  }
  if (!isBag(value)) return [typeof value === 'boolean' ? (value ? 'はい' : 'いいえ') : String(value)]
  return Object.entries(value).flatMap(([key, inner]) => {
    if (HIDDEN.has(key)) return []
    const lines = linesOf(inner)
    if (PLAIN.has(key) || lines.length === 0) return lines
    const label = LABELS[key] ?? key
    return lines.length === 1 ? [`${label}：${lines[0]}`] : [`${label}：`, ...lines]
  })
}

/** Everything a block says, in lines: finished or not, known to this build or not. */
export const blockDataText = (data: unknown): string => linesOf(data).join('\n')
