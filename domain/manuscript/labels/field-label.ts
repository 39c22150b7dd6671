import type { ContentKind } from '../../content/kind.ts'
import { blockFieldConfigs, blockLabel } from './blocks.ts'
import { type FieldConfig, type FieldConfigs, generalPath, SHARE_PANEL } from './field-config.ts'
import { KIND_LABELS } from './kind-forms.ts'

/** One entry of a list: 「アクセス 2」, 「要約の2行目」; a list without labels for its entries is one field. */
export const entryLabel = ({ label, entry }: FieldConfig, index: number): string =>
  !entry ? label : entry.includes('#') ? entry.replace('#', String(index + 1)) : `${entry} ${index + 1}`

type Part = { label: string; isEntry: boolean }

/** A label that the next one repeats is redundant: 「駐車場」 before 「駐車場がある」. */
const isCoveredBy = ({ label, isEntry }: Part, next: Part | undefined): boolean =>
  next !== undefined && !isEntry && next.label.includes(label)

function partsOf(fieldConfigs: FieldConfigs, path: string): Part[] {
  const keys = path.split('.')
  const parts: Part[] = []
  for (const [at, key] of keys.entries()) {
    const own = fieldConfigs[generalPath(keys.slice(0, at + 1).join('.'))]
    if (/^\d+$/.test(key)) {
      const list = fieldConfigs[generalPath(keys.slice(0, at).join('.'))]
      if (!list?.entry) continue
      if (parts.at(-1)?.isEntry === false) parts.pop()
      parts.push({ label: entryLabel(list, Number(key)), isEntry: true })
      continue
    }
    if (!own || own.control === 'hidden') continue
    const isFrame = own.within === SHARE_PANEL && at + 1 < keys.length
    const isEntryItself =
      parts.at(-1)?.isEntry && parts.at(-1)?.label.replace(/(?: |(?<!\d))\d+$/, '') === own.label
    if (!isFrame && !isEntryItself) parts.push({ label: own.label, isEntry: false })
  }
  return parts.filter((part, at) => !isCoveredBy(part, parts[at + 1]))
}

/** The full label of a path: `hours.regular.1.open` is 「営業時間：時間帯 2：開く時刻」; '' without a configuration. */
export const pathLabel = (fieldConfigs: FieldConfigs, path: string): string =>
  partsOf(fieldConfigs, path)
    .map(({ label }) => label)
    .join('：')

const IN_BODY = /^(blocks|body)\.(\d+)(?:\.data)?(?:\.|$)(.*)$/

/** The position of a block in a body: 「3番目のブロック（画像）」. */
export const blockPlaceLabel = (index: number, block: { type: string; data?: unknown } | undefined): string =>
  `${index + 1}番目のブロック${block ? `（${blockLabel(block)}）` : ''}`

/**
 * The full label of a content field, for use away from the field itself.
 * @param fields as far as known, for the names of blocks
 */
export function fieldLabel(kind: ContentKind, path: string, fields: Record<string, unknown> = {}): string {
  if (path === '') return '全体'
  const [, list = '', index, rest = ''] = IN_BODY.exec(path) ?? []
  if (index === undefined)
    return pathLabel(KIND_LABELS[kind].fieldConfigs, path) || 'この画面がまだ知らない項目'
  const blocks = fields[list]
  const block = Array.isArray(blocks) ? blocks[Number(index)] : undefined
  const place = blockPlaceLabel(Number(index), block)
  if (!block) return place
  const inside = pathLabel(blockFieldConfigs(String(block.type)), rest).replace(`${blockLabel(block)}：`, '')
  return inside ? `${place}：${inside}` : place
}
