import { darker, lighter, mix } from '../colour.ts'
import { hiker } from '../parts/figures.ts'
import { ridge } from '../parts/land.ts'
import { blades } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { lens } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, rect, repeat, stroke, turn } from '../shape.ts'

/** Dunes: one long knife edge between light and shade. */
export function sandDune(scene: Scene) {
  const { random, ink, season } = scene
  const sand = season === 'winter' ? mix(ink.snow, ink.tone('#d9b98a'), 0.45) : ink.tone('#d9b480')
  const dark = mix(sand, ink.shade, 0.4)
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const edge = d`M${X(-1260)} 1010C${X(-800)} 900 ${X(-420)} 700 ${X(-60)} 560C${X(20)} 530 ${X(60)} 540 ${X(120)} 590`
  const knife = d`C${X(20)} 760 ${X(-240)} 900 ${X(-160)} 1060S${X(60)} 1240 ${X(-260)} 1370`
  const lee = d`M${X(120)} 590C${X(420)} 760 ${X(800)} 900 ${X(1260)} 960V1370H${X(-260)}C${X(60)} 1240 ${X(-240)} 1200 ${X(-160)} 1060S${X(20)} 760 ${X(120)} 590Z`
  const ripples = numbers(26)
    .map(
      (i) =>
        d`M${X(-1250)} ${1000 + i * 16 + (i / 26) ** 2 * 120}Q${X(-700)} ${960 + i * 15} ${X(-200 - i * 6)} ${880 + i * 20}`,
    )
    .join('')
  const windward = d`${edge}${knife}H${X(-1260)}Z`
  const line = (t: number) => [X(-640 + t * 640), 838 - t * 275 + Math.sin(t * 3.1) * 26] as const
  return [
    sky(scene, { horizon: 760, birds: true, sunX: X(-620) }),
    rect(
      0,
      716,
      2400,
      90,
      scene.down([0, mix(ink.water, ink.sky[1], 0.2)], [1, mix(ink.water, ink.mist, 0.3)]),
    ),
    path(
      repeat(1, () => lens(X(-500), 760, 900, 8)),
      ink.shine,
      opacity(0.6),
    ),
    ridge(scene, {
      y: 850,
      height: 90,
      hills: 3,
      colour: mix(sand, ink.mist, 0.35),
      distance: 0.1,
      rough: 2,
      foot: sand,
    }),
    path(windward, scene.down([0, lighter(sand, 0.22)], [1, sand])),
    scene.clip(windward, stroke(ripples, darker(sand, 0.2), 4, opacity(0.4))),
    path(lee, scene.down([0, dark], [1, mix(dark, sand, 0.35)])),
    repeat(6, (i) => {
      const [x, y] = line(0.3 + i * 0.11)
      return hiker(scene, x, y + 6, 0.5)
    }),
    hiker(scene, X(60), 560, 0.56),
    hiker(scene, X(-420), 1130, 1.2),
    turn(X(-330), 1136, 0, ellipse(0, 0, 60, 8, ink.shade, opacity(0.25))),
    repeat(4, (i) =>
      blades(scene, X(-980 + i * 70), 1345 - i * 12, 150, 110, 18, mix(ink.ground, ink.wood, 0.3), 5),
    ),
    suyari(scene, X(620), 560, 760, 0.6, 3),
  ].join('')
}
