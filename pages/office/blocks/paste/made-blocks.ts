import { embedFrame } from '#domain/blocks/embed/embed-frame.ts'
import type { NotedRun } from '#domain/blocks/inline.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { serviceOfUrl } from '../forms/external-urls.ts'
import { soundDepths } from '../model/list-levels.ts'
import { normalInline } from '../model/normal-form.ts'
import type { DraftBlock } from '../model/to-block.ts'
import { plainTextOf } from './line.ts'

const block = (type: string, data: object): DraftBlock => ({ id: randomIdentifier(), type, data })

/** A line that consists of the URL of a supported video or post becomes an embed, otherwise a paragraph. */
export function blockOfLine(runs: NotedRun[]): DraftBlock {
  const url = plainTextOf(runs).trim()
  const service = /\s/.test(url) ? null : serviceOfUrl(url)
  return service && embedFrame(service, url)
    ? block('embed', { service, url, title: '' })
    : block('paragraph', { text: runs })
}

export const headingOf = (level: 2 | 3, runs: NotedRun[]) =>
  block('heading', { level, text: plainTextOf(runs) })
/** A list of items with their depths; `ordered` is that of an item's own list. */
export const listOf = (
  items: readonly { ordered: boolean; depth: number; runs: NotedRun[] }[],
): DraftBlock => {
  const depths = soundDepths(items.map(({ depth }) => depth))
  const levels = items.map(({ ordered }, index) => {
    const depth = depths[index] ?? 0
    return depth > 0 ? { depth, ordered } : null
  })
  return block('list', {
    ordered: items[0]?.ordered ?? false,
    items: items.map(({ runs }) => runs),
    ...(levels.some(Boolean) && { levels }),
  })
}

/** Texts as the lines of one. */
export const inLines = (lines: readonly NotedRun[][]): NotedRun[] =>
  normalInline(
    lines
      .filter((line) => line.length > 0)
      .flatMap((line, index) => (index > 0 ? [{ text: '\n', marks: [] }, ...line] : line)),
  ) ?? []
export const quoteOf = (text: NotedRun[]) => block('quote', { text, source: null, sourceUrl: null })
/** A picture placeholder with its caption or alt text. */
export const imageOf = (caption: string) => block('image', { image: null, caption: caption || null })
export const dividerOf = () => block('divider', {})

export const tableOf = (caption: string, rows: string[][]): DraftBlock => {
  const width = Math.max(1, ...rows.map((row) => row.length))
  const [header = [], ...rest] = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
  return block('table', { caption: caption || null, header, rows: rest })
}

/** Whether a block is a picture placeholder. */
export const isImage = (block: DraftBlock): boolean => {
  const { type, data } = (block ?? {}) as { type?: string; data?: { image?: unknown } }
  return type === 'image' && data?.image === null
}

/** The text runs of a block, if it has any. */
export const runsOfBlock = (block: DraftBlock): NotedRun[] => {
  const { data } = block as { data: { text?: NotedRun[] | string; items?: NotedRun[][]; url?: string } }
  if (typeof data.text === 'string') return [{ text: data.text, marks: [] }]
  return data.text ?? (data.items && inLines(data.items)) ?? (data.url ? [{ text: data.url, marks: [] }] : [])
}
