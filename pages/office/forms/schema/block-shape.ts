import type { BlockType } from '#domain/blocks/block.ts'
import { BLOCK_TYPES } from '#domain/blocks/block-types.ts'
import { type Shape, shapeAt, shapeOf } from './shape.ts'

const SHAPES = new Map<BlockType, Shape>()

/** The shape of the data of a type of block. */
export function blockShape(type: BlockType): Shape {
  const shape = SHAPES.get(type) ?? shapeOf(BLOCK_TYPES[type].data)
  SHAPES.set(type, shape)
  return shape
}

/** How many characters a text of a block may have, in code points. */
export function maxLength(type: BlockType, path: string): number {
  const shape = shapeAt(blockShape(type), path)
  return shape?.type === 'text' ? (shape.max ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
}
