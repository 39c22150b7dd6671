import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { treeline } from '../parts/conifers.ts'
import { shadow } from '../parts/figures.ts'
import { meadow, mist } from '../parts/land.ts'
import { blades, drift, plumes } from '../parts/plants.ts'
import { sky, suyari } from '../parts/sky.ts'
import { leafTree, seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, numbers, path, rect, repeat, stroke } from '../shape.ts'

/** One car of a local line, 520 long, wheels at y. */
function car(scene: Scene, x: number, y: number, hue: string, front: boolean) {
  const { ink, lit } = scene
  const glass = lit
    ? scene.down([0, ink.glow], [1, mix(ink.glow, ink.paper, 0.4)])
    : scene.down([0, mix(ink.sky[0], ink.tile, 0.35)], [1, mix(ink.sky[1], ink.tile, 0.2)])
  const nose = front
    ? d`M${x - 262} ${y - 30}L${x - 268} ${y - 96}L${x - 250} ${y - 176}Q${x - 246} ${y - 190} ${x - 230} ${y - 190}H${x + 252}Q${x + 262} ${y - 190} ${x + 262} ${y - 178}V${y - 30}Z`
    : d`M${x - 262} ${y - 30}V${y - 178}Q${x - 262} ${y - 190} ${x - 252} ${y - 190}H${x + 252}Q${x + 262} ${y - 190} ${x + 262} ${y - 178}V${y - 30}Z`
  return [
    path(nose, scene.down([0, lighter(ink.paper, 0.1)], [0.55, ink.paper], [1, darker(ink.paper, 0.2)])),
    scene.clip(
      nose,
      rect(x - 280, y - 84, 560, 60, scene.down([0, hue], [1, darker(hue, 0.25)])),
      rect(x - 280, y - 196, 560, 22, darker(ink.tile, 0.15)),
      rect(x - 280, y - 94, 560, 5, ink.kohaku),
    ),
    repeat(5, (i) => rect(x - 150 + i * 78, y - 158, 60, 52, glass, 'rx="4"')),
    rect(x - 212, y - 160, 44, 128, mix(ink.paper, ink.stone, 0.35)),
    rect(x - 206, y - 154, 32, 58, glass),
    front ? path(d`M${x - 250} ${y - 160}h30v52h-39Z`, glass) + circle(x - 258, y - 70, 7, ink.glow) : '',
    rect(x - 130, y - 202, 240, 14, ink.tile),
    rect(x - 250, y - 30, 500, 12, darker(ink.tile, 0.4)),
    repeat(
      4,
      (i) =>
        circle(x - 200 + (i % 2) * 56 + Math.floor(i / 2) * 340, y - 14, 17, ink.dark) +
        circle(x - 200 + (i % 2) * 56 + Math.floor(i / 2) * 340, y - 14, 7, ink.stone),
    ),
  ].join('')
}

export function train(scene: Scene) {
  const { random, ink, season } = scene
  const y = 930
  const hue = random.pick([ink.shu, ink.ai, ink.koke, ink.tone('#c98a2b'), ink.tone('#8a3a44')] as const)
  const viaduct = random.chance(0.5)
  const x = 1200 + random.between(-60, 60)
  const stone = mix(ink.stone, ink.wood, 0.2)
  const arches = repeat(8, (i) =>
    path(d`M${-40 + i * 330} 1340V1110a130 130 0 0 1 260 0V1340Z`, mix(ink.evergreen, ink.mist, 0.25)),
  )
  const cars = [car(scene, x - 262, y, hue, true), car(scene, x + 268, y, hue, false)].join('')
  const poles =
    repeat(5, (i) =>
      stroke(d`M${140 + i * 530} ${y}V${y - 400}M${100 + i * 530} ${y - 376}h90`, ink.dark, 7),
    ) + stroke(d`M-20 ${y - 352}H2420`, ink.dark, 3)
  const below = viaduct
    ? [
        rect(0, y + 14, 2400, 60, scene.down([0, lighter(stone, 0.15)], [1, stone])),
        rect(0, y + 74, 2400, 300, scene.down([0, stone], [1, darker(stone, 0.3)])),
        arches,
        treeline(scene, () => 1330, 130, ink.evergreen),
        repeat(6, (i) => leafTree(scene, 120 + i * 440, 1400, 240)),
      ]
    : [
        rect(
          0,
          y - 2,
          2400,
          50,
          scene.down([0, mix(ink.stone, ink.mist, 0.2)], [1, darker(ink.stone, 0.25)]),
        ),
        stroke(
          numbers(81)
            .map((i) => d`M${i * 30} ${y + 12}v12`)
            .join(''),
          darker(ink.wood, 0.3),
          13,
        ),
        meadow(scene, y + 44, mix(ink.ground, ink.koke, 0.15)),
        repeat(9, (i) =>
          season === 'autumn'
            ? plumes(scene, 60 + i * 290, 1370, 300, i > 2 && i < 6 ? 150 : 280, 20)
            : blades(
                scene,
                60 + i * 290,
                1370,
                300,
                i > 2 && i < 6 ? 90 : 170,
                34,
                darker(ink.ground, 0.3),
                8,
              ),
        ),
        season === 'spring'
          ? path(
              numbers(300)
                .map(() =>
                  dot(
                    random.between(0, 2400),
                    random.between(1030, 1350),
                    random.between(4, 11),
                    random.between(3, 8),
                  ),
                )
                .join(''),
              ink.tone('#e7c33b'),
            )
          : '',
      ]
  return [
    sky(scene, { horizon: 760, birds: true }),
    backdrop(scene, 760, 420),
    treeline(scene, () => 850, 130, mix(ink.evergreen, ink.mist, 0.25)),
    mist(scene, 720, 160, 0.5),
    meadow(scene, 850, ink.ground),
    repeat(8, (i) =>
      seasonTree(scene, 1200 + (i % 2 ? 1 : -1) * (430 + i * 100), 930, random.between(240, 360)),
    ),
    ...below.slice(0, viaduct ? 3 : 2),
    poles,
    rect(0, y + 2, 2400, 7, darker(ink.stone, 0.5)),
    `<g transform="${d`translate(${x} ${y})`} scale(1.42) ${d`translate(${-x} ${-y})`}">${shadow(scene, x + 30, y + 8, 560, 14, 0.5)}${cars}</g>`,
    ...below.slice(viaduct ? 3 : 2),
    suyari(scene, 1200 + random.sign() * 700, 640, 800, 0.65, 3),
    bough(scene, random.chance(0.5) ? -20 : 2420, 80, 640, -1),
    drift(scene, 100, 1330, 40),
  ].join('')
}
