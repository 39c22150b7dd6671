import { darker, lighter } from '../colour.ts'
import { softShadow, stage } from '../parts/table.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, opacity, path, rect, stroke, turn } from '../shape.ts'

/** An oiled-paper umbrella, open on its side, and one furled. */
export function umbrella(scene: Scene) {
  const { random, ink } = scene
  const paper = ink.room(random.pick(['#c8402f', '#1f4068', '#6a4f7a', '#4d6b3c', '#e0b34a'] as const))
  const side = random.sign()
  const [cx, cy, r] = [1200 - side * 70, 800, 430]
  const n = 36
  const rim = numbers(n).map(
    (i) => [cx + Math.cos((i / n) * 6.2832) * r, cy + Math.sin((i / n) * 6.2832) * r * 0.94] as const,
  )
  const [hx, hy] = [cx + side * 60, cy - 30]
  const wedges = rim.map(([ax, ay], i) => {
    const [bx, by] = rim[(i + 1) % n] ?? [ax, ay]
    const facing = Math.cos((i / n) * 6.2832 + 2.4)
    return path(
      d`M${hx} ${hy}L${ax} ${ay}Q${(ax + bx) / 2 + (cx - (ax + bx) / 2) * 0.015} ${(ay + by) / 2 + (cy - (ay + by) / 2) * 0.015} ${bx} ${by}Z`,
      facing > 0 ? lighter(paper, facing * 0.22) : darker(paper, -facing * 0.26),
    )
  })
  const ring = (t: number, w: number, colour: string) =>
    stroke(
      `M${rim.map(([x, y]) => d`${hx + (x - hx) * t} ${hy + (y - hy) * t}`).join('L')}Z`,
      colour,
      w,
      opacity(0.9),
    )
  const furled = ink.room('#e6d8b8')
  return stage(
    scene,
    'any',
    [
      softShadow(scene, cx + 20, cy + r * 0.94, 330, 60, 0.5),
      stroke(d`M${hx} ${hy}L${cx + side * 620} ${cy + 350}`, ink.room('#3a2a22'), 22),
      ...wedges,
      stroke(rim.map(([x, y]) => d`M${hx} ${hy}L${x} ${y}`).join(''), darker(paper, 0.35), 3.5, opacity(0.6)),
      ring(0.62, 46, ink.room('#f6efe0')),
      ring(0.97, 12, darker(paper, 0.4)),
      ring(0.2, 10, darker(paper, 0.4)),
      circle(hx, hy, 30, ink.room('#2b2226')),
      circle(hx - 6, hy - 8, 10, '#fffaf0', opacity(0.4)),
      turn(
        1200 + side * 330,
        1210,
        side * -9,
        softShadow(scene, 0, 36, 400, 30, 0.4),
        path(
          'M-380 0L-300 -34Q0 -58 280 -30L300 0L280 30Q0 58 -300 34Z',
          scene.down([0, lighter(furled, 0.2)], [0.5, furled], [1, darker(furled, 0.3)]),
        ),
        stroke('M-300 -20Q0 -36 284 -18M-300 2H296M-300 20Q0 36 284 18', darker(furled, 0.3), 4),
        rect(290, -11, 190, 22, ink.room('#3a2a22'), 'rx="8"'),
        rect(-40, -52, 30, 104, paper),
      ),
    ],
    1,
  )
}
