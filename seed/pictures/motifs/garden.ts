import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { bough } from '../parts/bough.ts'
import { pine, treeline } from '../parts/conifers.ts'
import { shadow } from '../parts/figures.ts'
import { glow, stoneLantern } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { gableRoof } from '../parts/roof.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import { lens, mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

/** A strolling garden: pond, arched bridge, clipped pines, a pavilion. */
export function garden(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const line = 880
  const X = (x: number) => 1200 + side * x
  const lawn = season === 'winter' ? ink.snow : mix(ink.ground, ink.koke, 0.35)
  const bridge = (() => {
    const deck = d`M${X(-330)} ${line + 26}Q${X(-20)} ${line - 190} ${X(290)} ${line + 26}`
    const posts = numbers(9).map((i) => {
      const t = i / 8
      const [x, y] = [X(-330 + t * 620), line + 26 - 4 * t * (1 - t) * 108]
      return d`M${x} ${y + 12}v-78`
    })
    return (
      stroke(deck, darker(ink.shu, 0.35), 30) +
      stroke(deck, ink.shu, 20) +
      stroke(posts.join(''), ink.shu, 11) +
      stroke(deck, ink.shu, 10, 'transform="translate(0 -58)"') +
      stroke(d`M${X(-130)} ${line + 60}v-120M${X(90)} ${line + 60}v-120`, darker(ink.shu, 0.3), 14)
    )
  })()
  const far = [
    treeline(scene, () => line - 50, 190, mix(ink.evergreen, ink.mist, 0.25)),
    path(
      d`M-20 ${line}V${line - 70}Q600 ${line - 130} 1200 ${line - 70}T2420 ${line - 80}V${line + 4}Z`,
      lawn,
    ),
    repeat(9, (i) =>
      seasonTree(scene, X(-1000 + i * 250) + random.between(-40, 40), line - 40, random.between(200, 320)),
    ),
    gableRoof(scene, { x: X(520), y: line - 180, width: 470, height: 120 }),
    repeat(4, (i) => rect(X(520) - 160 + i * 102, line - 186, 13, 140, ink.wood)),
    rect(
      X(520) - 155,
      line - 170,
      310,
      90,
      scene.lit ? ink.glow : mix(ink.wall, ink.mist, 0.3),
      opacity(0.85),
    ),
    rect(X(520) - 190, line - 62, 380, 16, ink.wood),
    pine(scene, X(-420), line - 6, 380, side),
    bridge,
  ].join('')
  const shore = d`M${X(-1230)} 1370V1010C${X(-900)} 1000 ${X(-700)} 1080 ${X(-560)} 1130S${X(-180)} 1230 ${X(-120)} 1370Z`
  const shore2 = d`M${X(1230)} 1370V1130C${X(960)} 1120 ${X(700)} 1190 ${X(560)} 1370Z`
  return [
    sky(scene, { horizon: 740, clouds: 1 }),
    backdrop(scene, 740, 260),
    far,
    water(scene, line, 1350, mix(ink.water, ink.koke, 0.35)),
    mirror(scene, line + 2, far, 0.42),
    path(shore + shore2, scene.down([0, lighter(lawn, 0.1)], [1, darker(lawn, 0.25)])),
    repeat(8, (i) => {
      const [x, y, r] = [X(-1050 + i * 130), 1030 + i * 42, random.between(50, 90)]
      return (
        shadow(scene, x + 20, y + r * 0.5, r * 1.1, r * 0.24) +
        path(
          d`M${x - r} ${y + r * 0.5}Q${x - r} ${y - r * 0.5} ${x} ${y - r * 0.5}T${x + r} ${y + r * 0.5}Z`,
          i % 3
            ? scene.across([0, lighter(ink.koke, 0.2)], [1, darker(ink.koke, 0.35)])
            : scene.across([0, lighter(ink.stone, 0.2)], [1, darker(ink.stone, 0.45)]),
        )
      )
    }),
    stoneLantern(scene, X(-640), 1120, 1.25),
    season === 'summer' || season === 'autumn'
      ? repeat(11, (i) =>
          ellipse(
            X(80 + i * 45) + random.between(-40, 40),
            1080 + random.between(0, 190),
            random.between(30, 56),
            random.between(9, 16),
            mix(ink.koke, ink.ground, random.next()),
          ),
        )
      : '',
    repeat(5, () => {
      const [x, y] = [X(random.between(-80, 330)), random.between(1040, 1240)]
      return (
        path(
          d`M${x - 44} ${y}q30 -17 62 -2l22 -11q-4 12 0 22l-22 -9q-32 14 -62 0Z`,
          random.chance(0.6) ? ink.shu : ink.paper,
          opacity(0.85),
        ) + path(lens(x, y + 14, 120, 4), ink.shine, opacity(0.4))
      )
    }),
    bough(scene, side === 1 ? 2420 : -20, 70, 760, side),
    pine(scene, X(940), 1400, 560, side === 1 ? -1 : 1),
    scene.lit ? glow(scene, X(520), line - 120, 260, 0.3) : '',
    drift(scene, 100, 1330, 40),
  ].join('')
}
