import { mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { cedar, treeline } from '../parts/conifers.ts'
import { shadow, walker } from '../parts/figures.ts'
import { meadow } from '../parts/land.ts'
import { drift } from '../parts/plants.ts'
import { sky } from '../parts/sky.ts'
import { bareTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, numbers, path, repeat } from '../shape.ts'

export function snowField(scene: Scene) {
  const { random, ink } = scene
  const white = scene.time === 'night' ? '#7f90b8' : mix(ink.tone('#f4f5f6'), '#ffffff', 0.2)
  const line = 740
  const side = random.sign()
  const steps = numbers(22)
    .map((i) => {
      const t = (i / 21) ** 1.5
      return d`M${1200 + side * Math.sin(t * 3) * 130 + (i % 2 ? 9 : -9) * (0.4 + t * 2)} ${line + 120 + t * 500}`.concat(
        d`m${-6 - t * 12} 0a${6 + t * 12} ${3 + t * 6} 0 1 0 ${12 + t * 24} 0a${6 + t * 12} ${3 + t * 6} 0 1 0 ${-12 - t * 24} 0`,
      )
    })
    .join('')
  return [
    sky(scene, { horizon: line, sun: true }),
    backdrop({ ...scene, season: 'winter' }, line - 10, 320),
    treeline(scene, () => line + 8, 84, mix(ink.evergreen, ink.mist, 0.4)),
    meadow(scene, line, white),
    bareTree(scene, 1200 - side * random.between(60, 150), line + 190, random.between(400, 470)),
    shadow(scene, 1200 - side * 40, line + 190, 260, 20, 0.3),
    path(steps, mix(white, ink.range, 0.45)),
    walker(scene, 1200 + side * 60, line + 150, 0.9, true),
    repeat(6, (i) =>
      cedar(
        { ...scene, season: 'winter' },
        1200 + (i % 2 ? 1 : -1) * random.between(520, 1180),
        random.between(960, 1340),
        random.between(260, 430),
      ),
    ),
    drift({ ...scene, season: 'winter' }, 0, 1350, 60),
  ].join('')
}
