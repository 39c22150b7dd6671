import { darker, lighter, mix } from '../colour.ts'
import { backdrop } from '../parts/backdrop.ts'
import { cedar, treeline } from '../parts/conifers.ts'
import { shadow, walker } from '../parts/figures.ts'
import { meadow } from '../parts/land.ts'
import { glow, paperLantern, stoneLantern } from '../parts/lanterns.ts'
import { drift } from '../parts/plants.ts'
import { gableRoof, hipRoof } from '../parts/roof.ts'
import { sky } from '../parts/sky.ts'
import { seasonTree } from '../parts/trees.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, path, rect, repeat, stroke } from '../shape.ts'

/** A small inn: noren at the door, a lamp at the gate. */
export function guesthouse(scene: Scene) {
  const { random, ink, lit } = scene
  const y = 1050
  const timber = ink.tone(random.pick(['#6d503a', '#7a5d46', '#57463c'] as const))
  const pane = lit
    ? scene.down([0, ink.glow], [1, mix(ink.glow, ink.kohaku, 0.35)])
    : mix(ink.wall, ink.dark, 0.1)
  const cloth = random.pick([ink.ai, ink.shu, ink.tone('#5d6b4a')] as const)
  const side = random.sign()
  const lattice = (x: number, top: number, w: number, h: number, n: number) =>
    rect(x, top, w, h, pane) +
    stroke(
      numbers(n)
        .map((i) => d`M${x + (w * (i + 0.5)) / n} ${top}v${h}`)
        .join('') + d`M${x} ${top + h / 2}h${w}`,
      timber,
      6,
    ) +
    stroke(d`M${x} ${top}h${w}v${h}h${-w}Z`, darker(timber, 0.3), 9)
  const panels = numbers(4).map((i) =>
    path(
      d`M${1096 + i * 53} ${y - 236}h50v${96 + (i % 2) * 6}q-25 8 -50 0Z`,
      scene.across([0, lighter(cloth, 0.15)], [1, darker(cloth, 0.15)]),
    ),
  )
  return [
    sky(scene, { horizon: 860, birds: true, sunX: 1200 + side * 700 }),
    backdrop(scene, 840, 330),
    treeline(scene, () => 950, 210, mix(ink.evergreen, ink.mist, 0.15)),
    meadow(scene, 950, ink.ground),
    repeat(4, (i) => cedar(scene, 1200 + (i % 2 ? 1 : -1) * (560 + i * 90), 1000, 480)),
    shadow(scene, 1250, y + 4, 560, 34, 0.5),
    rect(790, y - 560, 820, 300, ink.wall),
    lattice(850, y - 500, 200, 150, 9),
    lattice(1100, y - 500, 200, 150, 9),
    lattice(1350, y - 500, 200, 150, 9),
    gableRoof(scene, { x: 1200, y: y - 540, width: 1010, height: 210, ribs: 44 }),
    rect(740, y - 270, 920, 272, darker(timber, 0.15)),
    lattice(780, y - 226, 270, 196, 14),
    lattice(1350, y - 226, 270, 196, 14),
    rect(1084, y - 240, 232, 242, lit ? pane : darker(timber, 0.6)),
    ...panels,
    hipRoof(scene, { x: 1200, y: y - 252, width: 1080, height: 96, ridge: 0.86, curl: 0.06, ribs: 50 }),
    path(
      d`M1040 ${y + 20}H1360L1620 1370H780Z`,
      scene.down([0, mix(ink.stone, ink.paper, 0.35)], [1, ink.stone]),
    ),
    rect(1060, y, 280, 22, ink.stone),
    paperLantern(scene, 1058, y - 236, 1.15, ink.room('#f0e0ba'), true),
    paperLantern(scene, 1342, y - 236, 1.15, ink.room('#f0e0ba'), true),
    lit ? glow(scene, 1200, y - 60, 420, 0.34) : '',
    stoneLantern(scene, 1200 - side * 560, y + 90, 1.2),
    seasonTree(scene, 1200 + side * 660, y + 130, 520),
    repeat(6, (i) =>
      ellipse(
        1200 + (i % 2 ? 1 : -1) * (460 + i * 90),
        y + 46 + i * 9,
        86,
        44,
        scene.down([0, lighter(ink.koke, 0.2)], [1, darker(ink.koke, 0.3)]),
      ),
    ),
    walker(scene, 1200 + random.between(-40, 40), 1180, 1.35),
    drift(scene, 100, 1330, 34),
  ].join('')
}
