import { isBlockType } from '#domain/blocks/block-types.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { blockFieldConfigs } from '#domain/manuscript/labels/blocks.ts'
import { generalPath } from '#domain/manuscript/labels/field-config.ts'
import { KIND_LABELS } from '#domain/manuscript/labels/kind-forms.ts'
import { CONTENT_SCHEMAS } from '#domain/manuscript/schemas.ts'
import { blockShape } from '../../forms/schema/block-shape.ts'
import { type Shape, shapeAt, shapeOf } from '../../forms/schema/shape.ts'
import type { DraftBlock } from '../merge/merge-blocks.ts'
import { isBlockList } from '../merge/merge-blocks.ts'
import type { Names } from './names.ts'
import { type Place, valueText } from './value-text.ts'

const SHAPES = new Map<string, Shape>()

const remembered = (key: string, make: () => Shape): Shape => {
  const shape = SHAPES.get(key) ?? make()
  SHAPES.set(key, shape)
  return shape
}

/** The text of a block as lines. */
export function blockText({ type, data }: DraftBlock, names: Names): string {
  if (!isBlockType(type)) return 'この画面がまだ知らない種類のブロックです。'
  return valueText(data, { shape: blockShape(type), fieldConfigs: blockFieldConfigs(type), path: '' }, names)
}

const placeOf = (kind: ContentKind, path: string): Place | null => {
  const shape = shapeAt(
    remembered(kind, () => shapeOf(CONTENT_SCHEMAS[kind])),
    path,
  )
  return shape && { shape, fieldConfigs: KIND_LABELS[kind].fieldConfigs, path: generalPath(path) }
}

const isBlock = (value: unknown): value is DraftBlock => isBlockList([value])

/** The value of a content field as lines of text: `seo.title`, `hours`, or one block of a body (`blocks.{id}`). */
export function fieldText(kind: ContentKind, path: string, value: unknown, names: Names): string {
  if (value === undefined || value === null) return ''
  if (isBlock(value) && 'data' in (value as object)) return blockText(value, names)
  const place = placeOf(kind, path)
  return place ? valueText(value, place, names) : 'この画面がまだ知らない内容です。'
}
