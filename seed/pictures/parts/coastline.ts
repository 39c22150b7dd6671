import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, rect, stroke } from '../shape.ts'
import { ripples } from './water.ts'

/** Open sea in flat bands, its far line dark against the sky. */
export function sea(scene: Scene, line: number, bottom = 1350) {
  const { ink, random } = scene
  const deep = mix(ink.water, ink.ai, 0.25)
  const fill = scene.down(
    [0, mix(deep, ink.sky[0], 0.2)],
    [0.12, mix(deep, ink.sky[1], 0.35)],
    [0.5, deep],
    [1, mix(deep, ink.shade, 0.3)],
  )
  const lines = numbers(7).map((i) => {
    const y = line + (bottom - line) * ((i + 1) / 8) ** 1.5
    return rect(
      0,
      y,
      2400,
      8 + i * 7,
      scene.across([0, ink.shine, 0], [random.between(0.3, 0.7), ink.shine, 0.2], [1, ink.shine, 0]),
    )
  })
  return (
    rect(0, line, 2400, bottom - line, fill) +
    lines.join('') +
    ripples(scene, line + 6, bottom, 60, ink.shine, 0.36)
  )
}

/** Foam lines that run up a beach; `edge` is the outermost. */
export const surf = (scene: Scene, edge: string, shift: readonly [number, number]) =>
  numbers(3)
    .map((i) =>
      stroke(
        edge,
        scene.ink.snow,
        13 - i * 4,
        `${opacity(0.85 - i * 0.25)} transform="${d`translate(${shift[0] * i} ${shift[1] * i})`}"`,
      ),
    )
    .join('')

/** A headland: a flat top with a broken cliff under it. (x, y) is its seaward foot. */
export function headland(
  scene: Scene,
  x: number,
  y: number,
  height: number,
  side: 1 | -1,
  colour: string,
  grass: string,
) {
  const { random } = scene
  const edge = side === 1 ? 2420 : -20
  const brink = x + side * height * 0.42
  const steps = numbers(7).map(
    (i) =>
      d`L${brink - side * ((i + random.between(-0.4, 0.4)) / 6) * height * 0.4} ${y - height + (height * (i + 0.6)) / 6.6}`,
  )
  const face = d`M${edge} ${y - height * 1.12}C${(edge + brink) / 2} ${y - height * 1.16} ${brink + side * 120} ${y - height * 1.04} ${brink} ${y - height}${steps.join('')}L${x} ${y}H${edge}Z`
  const cap = d`M${edge} ${y - height * 1.12}C${(edge + brink) / 2} ${y - height * 1.16} ${brink + side * 120} ${y - height * 1.04} ${brink} ${y - height}q${side * 60} ${height * 0.09} ${side * 150} ${height * 0.06}t${side * 220} ${height * 0.07}t${side * 240} ${height * 0.02}L${edge} ${y - height * 0.95}Z`
  const strata = numbers(9).map((i) => {
    const at = y - height * (0.86 - i * 0.095)
    return stroke(
      d`M${x - side * 20} ${at + 26}q${side * 160} ${random.between(-40, 0)} ${side * 380} ${random.between(-30, 20)}T${x + side * 1400} ${at + random.between(-40, 30)}`,
      i % 2 ? lighter(colour, 0.3) : darker(colour, 0.4),
      random.between(4, 11),
      opacity(0.34),
    )
  })
  const cracks = numbers(12)
    .map(() => {
      const [cx, cy, h] = [
        x + side * random.between(40, 1000),
        y - height * random.between(0.4, 0.9),
        height * random.between(0.2, 0.5),
      ]
      return d`M${cx} ${cy}l${random.between(18, 44)} ${h * 0.2}l${random.between(-16, 10)} ${h * 0.8}l${-random.between(18, 40)} ${-h * 0.4}Z`
    })
    .join('')
  return (
    path(face, scene.down([0, lighter(colour, 0.1)], [1, darker(colour, 0.35)])) +
    scene.clip(face, ...strata, path(cracks, scene.ink.shade, opacity(0.26))) +
    path(cap, scene.down([0, lighter(grass, 0.1)], [1, darker(grass, 0.15)]))
  )
}
