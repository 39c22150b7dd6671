import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, dot, ellipse, numbers, opacity, path, stroke, turn } from '../shape.ts'
import { softShadow } from './table.ts'

/** How much of a circle the reader sees from the usual seat. */
export const TILT = 0.36

type Bowl = {
  x: number
  y: number
  width: number
  height: number
  colour: string
  inside?: string
  foot?: number
  fill?: string
  band?: string
}

const shine = (scene: Scene, colour: string) =>
  scene.across(
    [0, darker(colour, 0.12)],
    [0.22, lighter(colour, 0.24)],
    [0.5, colour],
    [1, darker(colour, 0.42)],
  )

/** A round bowl; what it holds is drawn between its far and near rim by `inner`. */
export function bowl(
  scene: Scene,
  { x, y, width, height, colour, inside = lighter(colour, 0.5), foot = 0.36, fill, band }: Bowl,
  inner = '',
) {
  const rx = width / 2
  const [ry, rim] = [rx * TILT, y - height]
  const body = d`M${x - rx} ${rim}C${x - rx * 0.98} ${rim + height * 0.62} ${x - rx * 0.62} ${y - height * 0.06} ${x - rx * foot} ${y - height * 0.04}V${y}Q${x} ${y + rx * foot * 0.2} ${x + rx * foot} ${y}V${y - height * 0.04}C${x + rx * 0.62} ${y - height * 0.06} ${x + rx * 0.98} ${rim + height * 0.62} ${x + rx} ${rim}Z`
  const level = rim + height * 0.12
  return [
    softShadow(scene, x, y - rx * 0.03, rx * 0.86, rx * 0.2),
    softShadow(scene, x, y, rx * foot * 1.25, rx * foot * 0.24, 0.7),
    path(body, shine(scene, colour)),
    band
      ? scene.clip(
          body,
          stroke(
            d`M${x - rx} ${rim + height * 0.2}Q${x} ${rim + height * 0.2 + ry * 1.6} ${x + rx} ${rim + height * 0.2}`,
            band,
            height * 0.09,
          ),
          stroke(
            d`M${x - rx} ${rim + height * 0.33}Q${x} ${rim + height * 0.33 + ry * 1.5} ${x + rx} ${rim + height * 0.33}`,
            band,
            height * 0.025,
          ),
        )
      : '',
    ellipse(x, rim, rx, ry, lighter(colour, 0.3)),
    ellipse(x, rim + 3, rx * 0.965, ry * 0.955, scene.down([0, darker(inside, 0.35)], [1, inside])),
    fill
      ? scene.clip(dot(x, rim + 3, rx * 0.965, ry * 0.955), ellipse(x, level, rx * 0.93, ry * 0.93, fill))
      : '',
    inner,
  ].join('')
}

/** A plate with a low rim. */
export function plate(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  colour: string,
  rim = darker(colour, 0.1),
) {
  const rx = width / 2
  const ry = rx * TILT
  return [
    softShadow(scene, x, y + ry * 0.42, rx * 1.02, ry * 0.95),
    ellipse(x, y + ry * 0.12, rx * 0.97, ry, darker(colour, 0.4)),
    ellipse(x, y, rx, ry, scene.across([0, lighter(colour, 0.2)], [0.5, colour], [1, darker(colour, 0.16)])),
    ellipse(
      x,
      y + 2,
      rx * 0.96,
      ry * 0.95,
      'none',
      `stroke="${rim}" stroke-width="${Math.round(rx * 0.02)}"`,
    ),
    ellipse(
      x,
      y + ry * 0.05,
      rx * 0.74,
      ry * 0.72,
      scene.across([0, darker(colour, 0.14)], [0.6, colour], [1, lighter(colour, 0.2)]),
    ),
  ].join('')
}

/** A cup without a handle. */
export const cup = (
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  drink: string,
) => {
  const rx = width / 2
  const ry = rx * TILT
  const body = d`M${x - rx} ${y - height}C${x - rx * 1.02} ${y - height * 0.3} ${x - rx * 0.8} ${y} ${x - rx * 0.62} ${y}Q${x} ${y + rx * 0.2} ${x + rx * 0.62} ${y}C${x + rx * 0.8} ${y} ${x + rx * 1.02} ${y - height * 0.3} ${x + rx} ${y - height}Z`
  return (
    softShadow(scene, x, y, rx * 1.1, rx * 0.28) +
    path(body, shine(scene, colour)) +
    ellipse(x, y - height, rx, ry, lighter(colour, 0.35)) +
    ellipse(x, y - height + 3, rx * 0.92, ry * 0.9, darker(colour, 0.3)) +
    scene.clip(
      dot(x, y - height + 3, rx * 0.92, ry * 0.9),
      ellipse(x, y - height + ry * 0.4, rx * 0.9, ry * 0.85, drink),
    )
  )
}

/** Chopsticks on their rest. */
export function chopsticks(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  colour = scene.ink.room('#4a2c24'),
) {
  const half = length / 2
  return [
    ellipse(x + 8, y + 26, half, 12, '#2a211c', opacity(0.24)),
    path(d`M${x - half - 10} ${y + 6}h74v20q-37 14 -74 0Z`, scene.ink.room('#e9e2d2')),
    turn(
      x,
      y,
      -1.4,
      path(d`M${-half} -5L${half} -9V9L${-half} 3Z`, scene.down([0, lighter(colour, 0.25)], [1, colour])),
    ),
    turn(
      x,
      y + 20,
      1,
      path(
        d`M${-half} -4L${half} -9V9L${-half} 4Z`,
        scene.down([0, lighter(colour, 0.15)], [1, darker(colour, 0.2)]),
      ),
    ),
  ].join('')
}

/** A flat board or tray seen from the seat. */
export function board(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: string,
  thick = 26,
) {
  const half = width / 2
  const far = half * 0.88
  return [
    softShadow(scene, x, y + depth * 0.62, half * 1.02, depth * 0.34),
    path(d`M${x - half} ${y + depth / 2}H${x + half}v${thick}H${x - half}Z`, darker(colour, 0.4)),
    path(
      d`M${x - far} ${y - depth / 2}H${x + far}L${x + half} ${y + depth / 2}H${x - half}Z`,
      scene.across([0, lighter(colour, 0.25)], [1, darker(colour, 0.1)]),
    ),
    stroke(
      numbers(5)
        .map(
          (i) =>
            d`M${x - far - i * 12} ${y - depth * 0.36 + i * depth * 0.19}Q${x} ${y - depth * 0.4 + i * depth * 0.19} ${x + far + i * 12} ${y - depth * 0.36 + i * depth * 0.19}`,
        )
        .join(''),
      darker(colour, 0.25),
      2.5,
      opacity(0.35),
    ),
  ].join('')
}
