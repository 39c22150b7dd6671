import { blockName } from '../diff/block-name.ts'
import type { Clash } from './clash.ts'
import { fieldName } from './field-names.ts'
import type { DraftBlock } from './merge-blocks.ts'

const BLOCK = /^(blocks|body)\.(a[0-9a-f-]{35})$/

/** What a clash is about: `題名`, `本文 3番目：段落`. */
export function clashName({ path, mine, theirs }: Clash, fields: Record<string, unknown>): string {
  const [, list = '', id] = BLOCK.exec(path) ?? []
  const block = (mine ?? theirs) as DraftBlock | undefined
  if (!id || !block) return fieldName(path)
  const at = (fields[list] as DraftBlock[] | undefined)?.findIndex((one) => one.id === id) ?? -1
  const place = at < 0 ? '' : ` ${at + 1}番目`
  return `${fieldName(list)}${place}：${blockName(block)}`
}
