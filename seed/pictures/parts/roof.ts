import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, rect, stroke } from '../shape.ts'

type Roof = {
  x: number
  y: number
  width: number
  height: number
  ridge?: number
  colour?: string
  curl?: number
  ribs?: number
}

/** A hipped roof seen from the front, its eaves lifting at the corners; (x, y) is the middle of the eaves. */
export function hipRoof(
  scene: Scene,
  { x, y, width, height, ridge = 0.45, colour = scene.ink.tile, curl = 0.12, ribs = 22 }: Roof,
) {
  const { ink, season } = scene
  const [half, top, lift] = [width / 2, (width * ridge) / 2, height * curl * 2]
  const eave = d`M${x - half} ${y - lift}Q${x - half * 0.55} ${y} ${x} ${y}T${x + half} ${y - lift}`
  const body = d`${eave}C${x + half * 0.72} ${y - height * 0.42} ${x + top * 1.2} ${y - height * 0.62} ${x + top} ${y - height}H${x - top}C${x - top * 1.2} ${y - height * 0.62} ${x - half * 0.72} ${y - height * 0.42} ${x - half} ${y - lift}Z`
  const lines = numbers(ribs + 1)
    .map((i) => {
      const t = (i / ribs) * 2 - 1
      const foot = y - lift * Math.abs(t) ** 2.2
      return d`M${x + t * top} ${y - height}Q${x + t * (top + (half - top) * 0.32)} ${y - height * 0.45} ${x + t * half * 0.97} ${foot - 2}`
    })
    .join('')
  const snow = season === 'winter'
  const face = snow ? mix(ink.snow, colour, 0.1) : colour
  return [
    path(
      d`M${x - half} ${y - lift}Q${x - half * 0.55} ${y} ${x} ${y}T${x + half} ${y - lift}L${x + half * 0.97} ${y - lift + height * 0.09 + 5}Q${x + half * 0.5} ${y + height * 0.11 + 5} ${x} ${y + height * 0.11 + 5}T${x - half * 0.97} ${y - lift + height * 0.09 + 5}Z`,
      darker(colour, 0.5),
    ),
    path(body, scene.down([0, lighter(face, 0.12)], [1, darker(face, snow ? 0.06 : 0.2)])),
    stroke(
      lines,
      snow ? mix(ink.snow, colour, 0.35) : darker(colour, 0.38),
      Math.max(1.4, width * 0.0035),
      opacity(0.7),
    ),
    rect(
      x - top - height * 0.04,
      y - height * 1.06,
      top * 2 + height * 0.08,
      height * 0.13 + 2,
      snow ? ink.snow : darker(colour, 0.35),
      'rx="3"',
    ),
  ].join('')
}

/** Hip and gable (irimoya): a small gable sits on the hipped skirt. */
export function gableRoof(scene: Scene, roof: Roof) {
  const { x, y, width, height, colour = scene.ink.tile } = roof
  const ends = [-1, 1].map((side) => {
    const gx = x + side * width * 0.225
    const [gy, s] = [y - height * 1.02, height * 0.2]
    return path(
      d`M${gx} ${gy - s * 0.25}q${side * s * 0.15} ${-s * 0.5} ${side * s * 0.55} ${-s * 0.55}q${-side * s * 0.1} ${s * 0.3} ${side * s * 0.05} ${s * 0.85}Z`,
      darker(colour, 0.4),
    )
  })
  return hipRoof(scene, { ...roof, ridge: 0.46 }) + ends.join('')
}

/** A gable end seen from the front: shrines, storehouses. */
export function gableFront(scene: Scene, { x, y, width, height, colour = scene.ink.tile }: Roof) {
  const { ink, season } = scene
  const half = width / 2
  const face = season === 'winter' ? ink.snow : colour
  const band = d`M${x} ${y - height}C${x - half * 0.3} ${y - height * 0.62} ${x - half * 0.7} ${y - height * 0.2} ${x - half} ${y - height * 0.06}L${x - half * 0.94} ${y + height * 0.1}C${x - half * 0.6} ${y - height * 0.06} ${x - half * 0.25} ${y - height * 0.44} ${x} ${y - height * 0.78}C${x + half * 0.25} ${y - height * 0.44} ${x + half * 0.6} ${y - height * 0.06} ${x + half * 0.94} ${y + height * 0.1}L${x + half} ${y - height * 0.06}C${x + half * 0.7} ${y - height * 0.2} ${x + half * 0.3} ${y - height * 0.62} ${x} ${y - height}Z`
  const wall = d`M${x} ${y - height * 0.8}C${x - half * 0.25} ${y - height * 0.44} ${x - half * 0.55} ${y - height * 0.1} ${x - half * 0.8} ${y}H${x + half * 0.8}C${x + half * 0.55} ${y - height * 0.1} ${x + half * 0.25} ${y - height * 0.44} ${x} ${y - height * 0.8}Z`
  return (
    path(wall, darker(ink.wood, 0.2)) +
    path(band, scene.down([0, lighter(face, 0.12)], [1, darker(face, 0.16)]))
  )
}
