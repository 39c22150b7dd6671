import { darker, mix } from '../colour.ts'
import { sailboat } from '../parts/boats.ts'
import { bough } from '../parts/bough.ts'
import { sea } from '../parts/coastline.ts'
import { pine, treeline } from '../parts/conifers.ts'
import { ranges, ridge } from '../parts/land.ts'
import { sky, suyari } from '../parts/sky.ts'
import { torii } from '../parts/torii.ts'
import { glitter, lens, mirror, swell } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, opacity, path, repeat } from '../shape.ts'

function isle(scene: Scene, x: number, line: number, width: number, height: number) {
  const { random, ink } = scene
  const rock = mix(ink.tone('#8c8074'), ink.range, 0.2)
  const top = (px: number) => line - height * Math.max(0, 1 - ((px - x) / (width * 0.5)) ** 2) ** 0.7
  const outline = numbers(31).map((i) => {
    const px = x - width / 2 + (width * i) / 30
    return d`${px} ${Math.min(line, top(px) + random.between(-9, 9))}`
  })
  const facets = numbers(9)
    .map(() => {
      const fx = x + random.between(-0.38, 0.38) * width
      return d`M${fx} ${top(fx) + height * 0.4}l${width * 0.05} ${height * 0.1}l${-width * 0.01} ${height * 0.5}l${-width * 0.06} ${-height * 0.25}Z`
    })
    .join('')
  return [
    path(
      `M${outline.join('L')}Z`,
      scene.down([0, mix(ink.ground, ink.evergreen, 0.5)], [0.5, rock], [1, darker(rock, 0.4)]),
    ),
    scene.clip(`M${outline.join('L')}Z`, path(facets, ink.shade, opacity(0.3))),
    treeline(
      scene,
      (px) => top(px) + 10,
      height * 0.42,
      ink.evergreen,
      x - width * 0.4,
      x + width * 0.4,
      0.24,
    ),
    pine(scene, x - width * 0.2, top(x - width * 0.2) + 14, height * 0.85, -1),
    pine(scene, x + width * 0.08, top(x) + 12, height * 0.75, 1),
    path(
      repeat(1, () => lens(x, line + 4, width * 1.15, 22)),
      ink.snow,
      opacity(0.75),
    ),
  ].join('')
}

export function island(scene: Scene) {
  const { random, ink } = scene
  const line = random.between(650, 700)
  const x = 1200 + random.between(-70, 70)
  const side = random.sign()
  const sunX = x + side * random.between(420, 560)
  const width = random.between(640, 780)
  const main = isle(scene, x, line + 120, width, random.between(210, 280))
  const gate = random.chance(0.4) ? torii(scene, x - side * width * 0.36, line + 132, 0.2) : ''
  return [
    sky(scene, { horizon: line, sunX, birds: true }),
    ranges(scene, line - 16, 1, 100, 20),
    ridge(scene, {
      y: line,
      height: 60,
      hills: 5,
      colour: ink.range,
      distance: 0.4,
      bend: (t) => (Math.abs(t - 0.5) < 0.25 ? -60 : 0),
    }),
    sea(scene, line),
    glitter(scene, sunX, line + 8, 1200),
    mirror(scene, line + 122, main, 0.26),
    main,
    gate,
    isle(scene, x + side * 780, line + 70, 260, 110),
    sailboat(scene, x - side * random.between(420, 520), line + 260, 1.15),
    suyari(scene, x - side * 760, line - 130, 760, 0.7, 3),
    random.chance(0.5)
      ? swell(scene, 1130, 70, 380, mix(ink.water, ink.ai, 0.3)) +
        swell(scene, 1230, 90, 470, mix(ink.ai, ink.water, 0.4))
      : bough(scene, side === 1 ? 2420 : -20, 90, 700, side),
  ].join('')
}
