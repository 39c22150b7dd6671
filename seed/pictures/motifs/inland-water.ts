import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { punt } from '../parts/boats.ts'
import { shadow } from '../parts/figures.ts'
import { meadow, mist, ridge } from '../parts/land.ts'
import { blades, plumes } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { bough, cedar, leafTree, pine, seasonTree, treeline } from '../parts/trees.ts'
import { glitter, lens, mirror, ripples, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

export function lake(scene: Scene) {
  const { random, ink } = scene
  const line = random.between(700, 760)
  const sunX = 1200 + random.sign() * random.between(300, 560)
  const far = [
    backdrop(scene, line - 10, random.between(260, 360)),
    ridge(scene, { y: line, height: 90, hills: 2, colour: ink.evergreen, distance: 0.25, bend: (t) => 120 * Math.abs(t - 0.5) }),
    treeline(scene, (x) => line - Math.abs(x - 1200) * 0.03, 74, mix(ink.evergreen, ink.mist, 0.12)),
  ].join('')
  const side = random.sign()
  const tree = random.chance(0.5)
    ? pine(scene, 1200 + side * 860, 1390, 720, side === 1 ? -1 : 1)
    : bough(scene, side === 1 ? 2420 : -20, 120, 760, side)
  return [
    sky(scene, { horizon: line, sunX, birds: true }),
    far,
    water(scene, line),
    mirror(scene, line, far, 0.4),
    glitter(scene, sunX, line + 20, 1240),
    suyari(scene, 1200 - side * 420, line - 70, 820, 0.7, 3),
    punt(scene, 1200 + random.between(-130, 130), random.between(980, 1040), random.between(1.5, 1.9), random.sign()),
    blades(scene, 1200 - side * 900, 1365, 640, 190, 70, mix(ink.evergreen, ink.shade, 0.2), 8),
    tree,
  ].join('')
}

/** A river that winds from the far hills to the near edge. */
export function river(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const [top, bend] = [720, side * random.between(240, 330)]
  const x = 1200 - bend * 0.3
  const course = d`M${x - 14} ${top}C${x + bend * 1.1} ${top + 70} ${x - bend * 1.9 - 60} ${top + 150} ${x - 60} ${top + 300}C${x + bend * 0.9 - 130} ${top + 390} ${x - 330} ${top + 480} ${x - 640} 1360H${x + 620}C${x + 420} ${top + 500} ${x + bend * 0.9 + 330} ${top + 400} ${x + 170} ${top + 290}C${x - bend * 1.5 + 60} ${top + 150} ${x + bend * 1.2 + 60} ${top + 70} ${x + 14} ${top}Z`
  const grass = mix(ink.ground, ink.mist, 0.12)
  const stones = season === 'winter' ? ink.snow : ink.stone
  return [
    sky(scene, { horizon: top, birds: true }),
    backdrop(scene, top - 10, 320),
    meadow(scene, top, grass),
    treeline(scene, () => top + 12, 74, mix(ink.evergreen, ink.mist, 0.3)),
    stroke(course, mix(stones, ink.mist, 0.3), 40),
    scene.clip(course, rect(0, top, 2400, 640, scene.down([0, lighter(ink.sky[2], 0.1)], [0.35, mix(ink.water, ink.sky[1], 0.25)], [1, mix(ink.water, ink.shade, 0.25)])), ripples(scene, top + 20, 1350, 90, ink.shine, 0.5)),
    repeat(9, (i) => seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (420 + i * 62) + random.between(-40, 40), 800 + i * 34, 130 + i * 26)),
    punt(scene, x + 10, 1070, 1.25, side),
    repeat(16, (i) => {
      const sx = x + (i % 2 ? 1 : -1) * random.between(470, 700)
      const [sy, r] = [random.between(1160, 1340), random.between(24, 62)]
      return shadow(scene, sx + r * 0.3, sy + r * 0.4, r * 1.3, r * 0.35) + ellipse(sx, sy, r, r * 0.58, scene.down([0, lighter(stones, 0.15)], [1, darker(stones, 0.3)]))
    }),
    season === 'autumn' ? plumes(scene, 1200 - side * 900, 1365, 560, 320, 34) : blades(scene, 1200 - side * 900, 1365, 640, 150, 70, darker(ink.ground, 0.3), 8),
  ].join('')
}

/** One wall of a gorge: flat facets under a wooded edge. */
function wall(scene: Scene, side: 1 | -1, inner: number, top: number, foot: number, colour: string) {
  const { random, ink } = scene
  const outer = side === 1 ? 2420 : -20
  const x = (t: number) => inner + side * (t * 150) + random.between(-34, 34)
  const steps = numbers(9).map((i) => d`L${x(1 - i / 8)} ${top + ((foot - top) * i) / 8}`)
  const face = d`M${outer} ${top - 70}L${inner + side * 250} ${top - 30}${steps.join('')}L${inner - side * 60} ${foot + 30}H${outer}Z`
  const planes = numbers(15)
    .map(() => {
      const [px, py, h] = [inner + side * random.between(60, 900), random.between(top, foot - 120), random.between(120, 340)]
      return d`M${px} ${py}l${random.between(30, 80)} ${h * 0.2}l${random.between(-30, 20)} ${h}l${-random.between(30, 70)} ${-h * 0.4}Z`
    })
    .join('')
  const ledges = numbers(9).map(() => stroke(d`M${inner + side * random.between(40, 300)} ${random.between(top + 60, foot - 30)}l${side * random.between(120, 420)} ${random.between(-40, 10)}`, lighter(colour, 0.2), random.between(3, 7), opacity(0.4)))
  return path(face, scene.down([0, colour], [1, darker(colour, 0.35)])) + scene.clip(face, path(planes, ink.shade, opacity(0.22)), ...ledges)
}

export function gorge(scene: Scene) {
  const { random, ink } = scene
  const gap = random.between(250, 310)
  const rock = ink.tone('#7d7c78')
  const line = 930
  const x = 1200 + random.between(-50, 50)
  const trees = (side: 1 | -1, top: number, reach: number, size: number, count: number) =>
    repeat(count, (i) => {
      const tx = x + side * (reach + i * random.between(70, 110))
      return i % 3 === 2 ? cedar(scene, tx, top - i * 12 + 40, size * 1.3) : leafTree(scene, tx, top - i * 14 + 40, size * random.between(0.85, 1.2))
    })
  const far = [-1, 1].map((side) => wall(scene, side as 1 | -1, x + side * gap * 0.62, 470, line - 40, ink.air(rock, 0.5)) + trees(side as 1 | -1, 470, gap * 0.62 + 170, 110, 9))
  const near = [-1, 1].map((side) => wall(scene, side as 1 | -1, x + side * gap * 1.4, 520, line + 60, rock) + trees(side as 1 | -1, 520, gap * 1.4 + 180, 210, 11))
  const view = far.join('') + mist(scene, line - 170, 190, 0.5) + near.join('')
  const deck = d`M${x - 600} 566Q${x} 640 ${x + 600} 566L${x + 600} 582Q${x} 656 ${x - 600} 582Z`
  const ropes = numbers(41).map((i) => {
    const t = i / 20 - 1
    const sag = 74 * (1 - t * t) / 2
    return d`M${x + t * 600} ${566 + sag}V${518 + sag * 1.35}`
  })
  const bridge = random.chance(0.6) ? path(deck, darker(ink.shu, 0.1)) + stroke(ropes.join(''), ink.shu, 4) + stroke(d`M${x - 600} 518Q${x} 616 ${x + 600} 518`, ink.shu, 6) : ''
  return [
    sky(scene, { horizon: 760, clouds: 0, sunX: x + 90, birds: false }),
    backdrop(scene, 640, 260),
    far.join(''),
    mist(scene, line - 190, 210, 0.55),
    near.join(''),
    bridge,
    water(scene, line, 1350, mix(ink.water, ink.tone('#3f8f7f'), 0.5)),
    mirror(scene, line, view, 0.3),
    repeat(26, () => path(lens(x + random.between(-700, 700), random.between(960, 1330), random.between(80, 260), random.between(5, 12)), ink.snow, opacity(0.55))),
    punt(scene, x, 1110, 1.6, random.sign()),
    bough(scene, -20, 60, 560, -1),
  ].join('')
}
