import { darker, lighter } from '../colour.ts'
import { softShadow, stage } from '../parts/table.ts'
import { bowl, TILT } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { d, dot, ellipse, numbers, opacity, path, rect, stroke, turn } from '../shape.ts'

const turned = (scene: Scene, hue: string) =>
  scene.across([0, darker(hue, 0.12)], [0.24, lighter(hue, 0.26)], [0.5, hue], [1, darker(hue, 0.45)])

export function craftWood(scene: Scene) {
  const { random, ink } = scene
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const cedar = ink.room(random.pick(['#d3a56c', '#c08f58', '#b67f4e', '#dcb98a'] as const))
  const ringed = (x: number, y: number, rx: number, h: number) =>
    softShadow(scene, x, y + 4, rx * 1.05, rx * 0.28) +
    path(
      d`M${x - rx} ${y - h}V${y}A${rx} ${rx * TILT} 0 0 0 ${x + rx} ${y}V${y - h}Z`,
      turned(scene, cedar),
    ) +
    stroke(
      numbers(7)
        .map(
          (i) =>
            d`M${x - rx} ${y - h + 20 + (i * h) / 7}A${rx} ${rx * TILT} 0 0 0 ${x + rx} ${y - h + 20 + (i * h) / 7}`,
        )
        .join(''),
      darker(cedar, 0.2),
      3,
      opacity(0.4),
    ) +
    rect(x - 14, y - h + rx * TILT * 0.94, 28, h - 16, darker(cedar, 0.5)) +
    ellipse(x, y - h, rx, rx * TILT, lighter(cedar, 0.25)) +
    stroke(
      numbers(4)
        .map((i) => dot(x, y - h, rx * (0.25 + i * 0.2), rx * TILT * (0.25 + i * 0.2)))
        .join(''),
      darker(cedar, 0.15),
      3,
      opacity(0.5),
    )
  const [bx, by, s] = [X(330), 1060, 62]
  const hexes = numbers(6).flatMap((row) =>
    numbers(7).map((i) => {
      const [cx, cy] = [bx - 200 + i * s * 1.04 + (row % 2) * s * 0.52, by - 400 + row * s * 0.9]
      return d`M${cx} ${cy - s * 0.6}L${cx + s * 0.52} ${cy - s * 0.3}V${cy + s * 0.3}L${cx} ${cy + s * 0.6}L${cx - s * 0.52} ${cy + s * 0.3}V${cy - s * 0.3}ZM${cx} ${cy - s * 0.6}V${cy + s * 0.6}M${cx - s * 0.52} ${cy - s * 0.3}L${cx + s * 0.52} ${cy + s * 0.3}M${cx + s * 0.52} ${cy - s * 0.3}L${cx - s * 0.52} ${cy + s * 0.3}`
    }),
  )
  const panel = d`M${bx - 210} ${by - 430}H${bx + 210}V${by - 20}H${bx - 210}Z`
  return stage(
    scene,
    'any',
    [
      softShadow(scene, bx, by, 260, 44),
      rect(
        bx - 210,
        by - 430,
        420,
        410,
        scene.down([0, '#fff3d6', scene.lit ? 0.95 : 0.6], [1, '#f6d08a', scene.lit ? 0.9 : 0.5]),
      ),
      scene.clip(panel, stroke(hexes.join(''), darker(cedar, 0.12), 8)),
      stroke(panel, darker(cedar, 0.25), 30),
      rect(bx - 240, by - 30, 480, 34, darker(cedar, 0.35)),
      ringed(X(-190), 1040, 240, 150),
      bowl(scene, {
        x: X(-330),
        y: 1200,
        width: 330,
        height: 150,
        colour: darker(cedar, 0.18),
        inside: cedar,
        foot: 0.34,
      }),
      turn(
        X(60),
        1190,
        side * -12,
        rect(-180, -9, 250, 18, lighter(cedar, 0.1), 'rx="9"'),
        ellipse(110, 0, 62, 36, scene.across([0, lighter(cedar, 0.2)], [1, darker(cedar, 0.2)])),
        ellipse(112, -2, 46, 24, darker(cedar, 0.2)),
      ),
    ],
    1.08,
  )
}
