import { isRecord } from '#domain/json/is-record.ts'

type Bag = Record<string, unknown>

const markText = ({ type, href, text }: Bag): string => {
  if (type === 'link') return `〔→ ${href}〕`
  if (type === 'ruby') return `（${text}）`
  return type === 'bold' ? '〔太字〕' : type === 'marker' ? '〔マーカー〕' : ''
}

/** Text runs with visible marks, since only the marks may have changed. */
export const runsText = (runs: unknown): string =>
  (Array.isArray(runs) ? runs : [])
    .filter(isRecord)
    .map(({ text, marks }) => {
      const list: unknown[] = Array.isArray(marks) ? marks : []
      return `${typeof text === 'string' ? text : ''}${list.filter(isRecord).map(markText).join('')}`
    })
    .join('')
