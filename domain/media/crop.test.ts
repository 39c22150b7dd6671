import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropSteps } from '#worker/media/crop.ts'
import { cropBox } from './crop.ts'

test('a crop keeps the focal point as close to the centre as the edges allow (R40)', () => {
  const source = { width: 2400, height: 1350 }
  expect(cropBox(source, { width: 1, height: 1 }, { x: 0.5, y: 0.5 })).toEqual({
    left: 525,
    top: 0,
    width: 1350,
    height: 1350,
  })
  expect(cropBox(source, { width: 1, height: 1 }, { x: 0.1, y: 0.9 }).left).toBe(0)
  expect(cropBox(source, { width: 2, height: 1 }, { x: 0.1, y: 1 })).toEqual({
    left: 0,
    top: 150,
    width: 2400,
    height: 1200,
  })
})

test('the editor’s preview equals the served crop', () => {
  const side = fc.integer({ min: 300, max: 4096 })
  const size = fc.record({ width: side, height: side })
  const point = fc.integer({ min: 0, max: 20 }).map((step) => step / 20)
  fc.assert(
    fc.property(size, fc.record({ x: point, y: point }), (source, focal) => {
      const shape = { width: 512, height: 256 }
      const box = cropBox(source, shape, focal)
      const scale = shape.width / box.width
      const steps = cropSteps({ ...shape, gravity: focal }, source)
      const [first, last] = steps
      // The first of two steps is as long as the part before the box, plus the box.
      const before = last && 'height' in first ? [first.width - 512, first.height - 256] : null
      if (before)
        expect(Math.abs(Math.max(...before) - Math.max(box.left, box.top) * scale)).toBeLessThan(1.5)
      else if ('gravity' in first && ['left', 'top'].includes(first.gravity))
        expect(Math.max(box.left, box.top) * scale).toBeLessThan(1.5)
    }),
  )
})
