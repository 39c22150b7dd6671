import { expect, test } from 'vitest'
import { SERVED_IMAGE_SIZES } from '#domain/image/image.ts'
import { cropShapes } from './crop-shapes.ts'

test('every served crop size is among the shapes, and each shape has a label (R40, R248)', () => {
  const shapes = cropShapes()
  const cut = SERVED_IMAGE_SIZES.filter(({ height }) => height !== null)
  const sizes = new Set(cut.map(({ width, height }) => `${width}×${height}`))
  expect(new Set(shapes.flatMap((shape) => shape.sizes))).toEqual(sizes)
  expect(shapes.map(({ label }) => label).filter((label) => /\d/.test(label))).toEqual([])
})
