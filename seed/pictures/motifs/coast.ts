import { darker, lighter, mix } from '../colour.ts'
import { fuji } from '../parts/backdrop.ts'
import { sailboat } from '../parts/boats.ts'
import { greatWave, headland, sea, surf } from '../parts/coastline.ts'
import { ranges } from '../parts/land.ts'
import { blades } from '../parts/plants.ts'
import { birds, sky, suyari } from '../parts/sky.ts'
import { pine, treeline } from '../parts/trees.ts'
import { glitter, swell } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, dot, numbers, opacity, path, repeat } from '../shape.ts'

const far = (scene: Scene, line: number) =>
  scene.landmark === 'fuji' ? fuji(scene, 1200 + scene.random.between(-160, 160), line + 4, 400) : ranges(scene, line - 24, 1, 110, 20)

/** A bay: the beach sweeps round, pines keep the shore. */
export function coast(scene: Scene) {
  const { random, ink, season } = scene
  const line = random.between(620, 680)
  const side = random.sign()
  const sunX = 1200 - side * random.between(200, 480)
  const sand = season === 'winter' ? mix(ink.snow, ink.tone('#d9c8a4'), 0.4) : ink.tone('#ddc9a0')
  const X = (x: number) => 1200 + side * x
  const shore = d`M${X(1220)} ${line + 70}C${X(700)} ${line + 84} ${X(330)} ${line + 130} ${X(170)} ${line + 230}C${X(40)} ${line + 340} ${X(-180)} ${line + 480} ${X(-760)} ${1370}`
  const beach = d`${shore}L${X(1220)} 1370Z`
  const boats = repeat(random.int(1, 2), (i) => sailboat(scene, X(-250 - i * 330), line + 110 + i * 60, 0.75 + i * 0.4))
  return [
    sky(scene, { horizon: line, sunX, birds: true }),
    far(scene, line),
    sea(scene, line),
    glitter(scene, sunX, line + 8, 1050),
    treeline(scene, (x) => line + 76 - Math.max(0, side * (x - 1200) - 260) * 0.05, 90, mix(ink.evergreen, ink.mist, 0.25), side === 1 ? 1420 : -20, side === 1 ? 2420 : 980),
    boats,
    path(beach, scene.down([0, mix(sand, ink.mist, 0.3)], [0.5, sand], [1, darker(sand, 0.16)])),
    `<g fill="none">${surf(scene, shore, [side * -26, 15])}</g>`,
    path(d`M${X(1220)} ${line + 130}C${X(900)} ${line + 160} ${X(620)} ${line + 290} ${X(430)} 1370H${X(1220)}Z`, scene.down([0, mix(ink.ground, ink.mist, 0.2)], [1, darker(ink.ground, 0.3)])),
    pine(scene, X(560), 1010, 330, side === 1 ? -1 : 1),
    pine(scene, X(760), 1160, 480, side === 1 ? -1 : 1),
    pine(scene, X(1010), 1360, 640, side === 1 ? -1 : 1),
    blades(scene, X(900), 1365, 760, 110, 80, darker(ink.ground, 0.4), 7),
    suyari(scene, X(-500), line - 120, 760, 0.6, 3),
  ].join('')
}

/** A cape with surf at its foot. */
export function cliff(scene: Scene) {
  const { random, ink, season } = scene
  const line = 700
  const side = random.sign()
  const rock = mix(ink.tone(random.pick(['#8a7a6a', '#77787c', '#96806a'] as const)), ink.range, 0.15)
  const grass = season === 'winter' ? ink.snow : ink.ground
  const X = (x: number) => 1200 + side * x
  const foot = X(-60)
  const foam = numbers(34)
    .map(() => {
      const x = X(random.between(-210, 1100))
      return dot(x, 1040 + Math.max(0, side * (x - 1200)) * 0.02 + random.between(-8, 26), random.between(14, 46), random.between(7, 18))
    })
    .join('')
  const stack = (x: number, h: number, w: number) => path(d`M${X(x - w)} 1050L${X(x - w * 0.72)} ${1050 - h * 0.6}L${X(x - w * 0.3)} ${1050 - h}L${X(x + w * 0.25)} ${1050 - h * 0.92}L${X(x + w * 0.7)} ${1050 - h * 0.4}L${X(x + w)} 1050Z`, scene.down([0, lighter(rock, 0.06)], [1, darker(rock, 0.5)]))
  return [
    sky(scene, { horizon: line, sunX: X(-480), birds: true }),
    far(scene, line),
    sea(scene, line),
    glitter(scene, X(-480), line + 8, 1250),
    headland(scene, X(330), 900, 250, side, scene.ink.air(rock, 0.45), scene.ink.air(grass, 0.45)),
    headland(scene, foot, 1050, 480, side, rock, grass),
    stack(-250, 210, 70),
    stack(-400, 110, 46),
    pine(scene, X(330), 590, 260, side === 1 ? -1 : 1),
    pine(scene, X(560), 560, 320, side === 1 ? -1 : 1),
    path(foam, ink.snow, opacity(0.9)),
    swell(scene, 1110, 70, 330, mix(ink.water, ink.ai, 0.3)),
    swell(scene, 1230, 90, 420, mix(ink.ai, ink.water, 0.3)),
    birds(scene, X(-330), 430, 4),
  ].join('')
}

/** The sea itself, when a picture is about waves. */
export function whirlpool(scene: Scene) {
  const { random, ink } = scene
  const line = 560
  const [x, y] = [1200, 960]
  const deep = mix(ink.water, ink.tone('#1f6f7a'), 0.45)
  const arms = (count: number, colour: string, wide: number, from: number, shift: number) =>
    repeat(count, (i) => {
      const start = (i / count) * Math.PI * 2 + shift
      const points = numbers(30).map((k) => {
        const [a, r] = [start + k * 0.13, from * (1 - k / 32)]
        return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.42, (wide * (1 - k / 30) * r) / from] as const
      })
      const outer = points.map(([px, py]) => d`${px} ${py}`).join('L')
      const inner = points.slice().reverse().map(([px, py, w]) => d`${px + w * 0.5} ${py - w}`).join('L')
      return path(`M${outer}L${inner}Z`, colour, opacity(0.85))
    })
  const bowl = scene.round([0, mix(deep, ink.shade, 0.75)], [0.3, mix(deep, ink.shade, 0.4)], [0.75, deep], [1, deep, 0])
  return [
    sky(scene, { horizon: line, birds: true, sunX: 1200 + random.sign() * 520 }),
    ranges(scene, line - 10, 2, 120, 26),
    sea(scene, line),
    `<ellipse cx="${x}" cy="${y}" rx="820" ry="345" fill="${bowl}"/>`,
    arms(16, mix(deep, ink.shade, 0.3), 34, 800, 0.1),
    arms(13, ink.snow, 20, 760, 0),
    arms(9, ink.snow, 12, 470, 0.4),
    path(numbers(60).map(() => { const a = random.between(0, 6.3); const r = random.between(600, 840); return dot(x + Math.cos(a) * r, y + Math.sin(a) * r * 0.42, random.between(6, 24), random.between(3, 9)) }).join(''), ink.snow, opacity(0.75)),
    sailboat(scene, 1200 + random.sign() * random.between(330, 430), 690, 0.9),
    greatWave(scene, 260, 1130, 0.62, 1),
    greatWave(scene, 2180, 1160, 0.55, -1),
  ].join('')
}
