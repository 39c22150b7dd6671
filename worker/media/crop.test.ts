import { expect, test } from 'vitest'
import { cropSteps } from './crop.ts'

const wide = { width: 2000, height: 1000 }
const square = (x: number, y = 0.5) => ({ width: 500, height: 500, gravity: { x, y } })
const box = { width: 500, height: 500, fit: 'cover' }

test('a centred crop takes one step and needs no size', () => {
  expect(cropSteps(square(0.5), null)).toEqual([{ ...box, gravity: 'center' }])
})

test('a picture with its own aspect ratio is not cropped', () => {
  expect(cropSteps({ width: 512, height: null, gravity: { x: 0.1, y: 0.9 } }, wide)).toEqual([
    { width: 512, fit: 'scale-down' },
  ])
})

test('a focal point inside takes two steps: up to the box, then the box', () => {
  // 1000 wide at this height: the box around 30 % is 50 to 550.
  expect(cropSteps(square(0.3), wide)).toEqual([
    { ...box, width: 550, gravity: 'left' },
    { ...box, gravity: 'right' },
  ])
  expect(cropSteps(square(0.5, 0.6), { width: 1000, height: 2000 })).toEqual([
    { ...box, height: 850, gravity: 'top' },
    { ...box, gravity: 'bottom' },
  ])
})

test('a focal point near an edge crops at the edge', () => {
  expect(cropSteps(square(0.1), wide)).toEqual([{ ...box, gravity: 'left' }])
  expect(cropSteps(square(1), wide)).toEqual([{ ...box, gravity: 'right' }])
})

test('a focal point on the axis that is not cropped changes nothing', () => {
  const [step, ...more] = cropSteps(square(0.5, 0), wide)
  expect(more).toHaveLength(1)
  expect(step).toMatchObject({ gravity: 'left', width: 750 })
})
