import type { ContentKind } from '#domain/content/kind.ts'
import { fieldLabel } from '#domain/manuscript/labels/field-label.ts'

const BLOCK = /^(blocks|body)\./
const SHOWN = 3

/** Summary of changes merged from another person: 「題名、本文2か所」. */
export function mergedText(kind: ContentKind, paths: readonly string[]): string {
  const blocks = paths.filter((path) => BLOCK.test(path)).length
  const fields = [...new Set(paths.filter((path) => !BLOCK.test(path)).map((path) => fieldLabel(kind, path)))]
  const shown = fields.slice(0, SHOWN)
  const rest = fields.length > SHOWN ? [`ほか${fields.length - SHOWN}項目`] : []
  const names = [...shown, ...rest, ...(blocks > 0 ? [`本文${blocks}か所`] : [])].join('、')
  return `ほかの人の変更を取り込みました：${names}`
}
