import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { punt } from '../parts/boats.ts'
import { treeline } from '../parts/conifers.ts'
import { shadow } from '../parts/figures.ts'
import { meadow } from '../parts/land.ts'
import { blades, plumes } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import { ripples } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, rect, repeat, stroke } from '../shape.ts'

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
    scene.clip(
      course,
      rect(
        0,
        top,
        2400,
        640,
        scene.down(
          [0, lighter(ink.sky[2], 0.1)],
          [0.35, mix(ink.water, ink.sky[1], 0.25)],
          [1, mix(ink.water, ink.shade, 0.25)],
        ),
      ),
      ripples(scene, top + 20, 1350, 90, ink.shine, 0.5),
    ),
    repeat(9, (i) =>
      seasonTree(
        scene,
        1200 + (i % 2 ? 1 : -1) * (420 + i * 62) + random.between(-40, 40),
        800 + i * 34,
        130 + i * 26,
      ),
    ),
    punt(scene, x + 10, 1070, 1.25, side),
    repeat(16, (i) => {
      const sx = x + (i % 2 ? 1 : -1) * random.between(470, 700)
      const [sy, r] = [random.between(1160, 1340), random.between(24, 62)]
      return (
        shadow(scene, sx + r * 0.3, sy + r * 0.4, r * 1.3, r * 0.35) +
        ellipse(sx, sy, r, r * 0.58, scene.down([0, lighter(stones, 0.15)], [1, darker(stones, 0.3)]))
      )
    }),
    season === 'autumn'
      ? plumes(scene, 1200 - side * 900, 1365, 560, 320, 34)
      : blades(scene, 1200 - side * 900, 1365, 640, 150, 70, darker(ink.ground, 0.3), 8),
  ].join('')
}
