import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { d, dot, numbers, opacity, path, rect, stroke } from '../shape.ts'

/** A row of blocks with their windows; `line` is where they stand. */
export function skyline(
  scene: Scene,
  line: number,
  tallest: number,
  colour: string,
  lamps: number,
  width = 110,
) {
  const { random, ink, lit } = scene
  const blocks: string[] = []
  const panes: string[] = []
  for (let x = -30; x < 2420; x += width * random.between(0.7, 1.15)) {
    const w = width * random.between(0.7, 1.2)
    const middle = 1 - Math.min(1, Math.abs(x - 1200) / 1500)
    const h = tallest * random.between(0.4, 1) * (0.45 + 0.55 * middle)
    blocks.push(d`M${x} ${line}v${-h}h${w}v${h}Z`)
    if (random.chance(0.25)) blocks.push(d`M${x + w * 0.46} ${line - h}v-44h${w * 0.06}v44Z`)
    for (let wy = line - h + 20; wy < line - 16; wy += 24)
      for (let wx = x + 12; wx < x + w - 18; wx += 20)
        if (random.chance(lamps)) panes.push(d`M${wx} ${wy}h10v12h-10Z`)
  }
  const fill = scene.down([0, colour], [1, mix(colour, ink.mist, 0.4)])
  return (
    path(blocks.join(''), fill) +
    path(panes.join(''), lit ? ink.glow : lighter(colour, 0.35), opacity(lit ? 0.9 : 0.5))
  )
}

/** A lattice tower on four spread legs. 900 high at scale 1, foot at (x, y). */
export function latticeTower(scene: Scene, x: number, y: number, scale: number, colour: string) {
  const { ink, lit } = scene
  const half = (h: number) => 14 + 168 * (1 - h / 740) ** 2.5
  const levels = numbers(19).map((i) => 740 * (1 - (1 - i / 18) ** 1.25))
  const side = (s: number) => levels.map((h) => d`${x + s * half(h) * scale} ${y - h * scale}`).join('L')
  const web = levels
    .slice(0, -1)
    .map((h, i) => {
      const up = levels[i + 1] ?? h
      return d`M${x - half(h) * scale} ${y - h * scale}L${x + half(up) * scale} ${y - up * scale}M${x + half(h) * scale} ${y - h * scale}L${x - half(up) * scale} ${y - up * scale}M${x - half(up) * scale} ${y - up * scale}H${x + half(up) * scale}`
    })
    .slice(2)
    .join('')
  const deck = (h: number, w: number, tall: number) =>
    [
      rect(
        x - w * scale,
        y - (h + tall) * scale,
        w * 2 * scale,
        tall * scale,
        scene.across([0, lighter(ink.paper, 0.1)], [1, darker(ink.paper, 0.3)]),
      ),
      rect(
        x - w * scale,
        y - (h + tall * 0.66) * scale,
        w * 2 * scale,
        tall * 0.34 * scale,
        lit ? ink.glow : ink.tile,
      ),
    ].join('')
  const arch = d`M${x - 120 * scale} ${y}Q${x} ${y - 190 * scale} ${x + 120 * scale} ${y}`
  const bands = numbers(4).map((i) =>
    rect(
      x - half(300 + i * 110) * scale - 2,
      y - (330 + i * 110) * scale,
      half(300 + i * 110) * 2 * scale + 4,
      34 * scale,
      ink.paper,
      opacity(0.75),
    ),
  )
  return [
    path(`M${side(-1)}L${side(1).split('L').reverse().join('L')}Z`, colour, opacity(lit ? 0.5 : 0.3)),
    ...bands,
    stroke(web, colour, 5 * scale),
    stroke(`M${side(-1)}`, colour, 15 * scale),
    stroke(`M${side(1)}`, darker(colour, 0.2), 15 * scale),
    stroke(arch, colour, 10 * scale),
    deck(190, 84, 46),
    deck(500, 44, 30),
    stroke(d`M${x} ${y - 735 * scale}V${y - 900 * scale}`, colour, 11 * scale),
    stroke(d`M${x} ${y - 820 * scale}V${y - 860 * scale}`, ink.paper, 11 * scale),
  ].join('')
}

export const bokeh = (
  { random }: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colours: readonly [string, ...string[]],
) =>
  numbers(count)
    .map(() =>
      path(
        dot(x + random.between(-0.5, 0.5) * w, y + random.between(-0.5, 0.5) * h, random.between(3, 8)),
        random.pick(colours),
        opacity(random.between(0.6, 1)),
      ),
    )
    .join('')
