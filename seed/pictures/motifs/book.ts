import { darker, lighter, mix } from '../colour.ts'
import { steam } from '../parts/steam.ts'
import { softShadow, stage } from '../parts/table.ts'
import { cup } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

export function book(scene: Scene) {
  const { random, ink } = scene
  const side = random.sign()
  const paper = ink.room('#f6efe0')
  const covers = ['#1f4068', '#c8402f', '#4d6b3c', '#b9852b', '#6a4a5e'] as const
  const first = random.int(0, 4)
  const [x, y] = [1200, 1060]
  const stack = repeat(3, (i) => {
    const c = ink.room(covers[(first + i + 1) % 5] ?? covers[0])
    const [w, by] = [420 - i * 26, 880 - i * 66]
    const bx = x + side * 330 + i * 14
    return (
      path(
        d`M${bx - w / 2} ${by - 62}L${bx - w * 0.42} ${by - 110}H${bx + w * 0.42}L${bx + w / 2} ${by - 62}Z`,
        lighter(c, 0.12),
      ) +
      rect(bx - w / 2, by - 62, w, 62, c) +
      rect(bx - w / 2 + 22, by - 52, w - 22, 42, paper) +
      stroke(
        d`M${bx - w / 2 + 24} ${by - 40}H${bx + w / 2}M${bx - w / 2 + 24} ${by - 26}H${bx + w / 2}`,
        darker(paper, 0.2),
        2.5,
      )
    )
  })
  const text = (from: number, to: number) =>
    numbers(7)
      .map((i) => {
        const px = from + ((to - from) * i) / 6
        const t = (px - x) / 500
        return d`M${px + t * 10} ${y - 150 + Math.abs(t) * 10}L${px + t * 70} ${y + 80 + Math.abs(t) * 14}`
      })
      .join('')
  const picture = d`M${x + 90} ${y - 158}Q${x + 240} ${y - 190} ${x + 410} ${y - 150}L${x + 452} ${y - 10}Q${x + 260} ${y - 56} ${x + 100} ${y - 20}Z`
  return stage(
    scene,
    'wood',
    [
      softShadow(scene, x + side * 340, 884, 240, 50),
      stack,
      cup(scene, x - side * 470, 880, 160, 150, ink.room('#6d7f7a'), ink.room('#9aab4e')),
      steam(scene, x - side * 470, 730, 110, 230, 2),
      softShadow(scene, x, y + 130, 640, 110),
      path(
        d`M${x - 560} ${y + 150}L${x - 470} ${y - 170}Q${x - 230} ${y - 220} ${x} ${y - 150}Q${x + 230} ${y - 220} ${x + 470} ${y - 170}L${x + 560} ${y + 150}Q${x + 260} ${y + 90} ${x} ${y + 164}Q${x - 260} ${y + 90} ${x - 560} ${y + 150}Z`,
        ink.room(covers[first] ?? covers[0]),
      ),
      path(
        d`M${x - 540} ${y + 130}L${x - 456} ${y - 180}Q${x - 220} ${y - 236} ${x} ${y - 160}V${y + 146}Q${x - 250} ${y + 70} ${x - 540} ${y + 130}Z`,
        scene.across([0, lighter(paper, 0.3)], [0.8, paper], [1, darker(paper, 0.22)]),
      ),
      path(
        d`M${x + 540} ${y + 130}L${x + 456} ${y - 180}Q${x + 220} ${y - 236} ${x} ${y - 160}V${y + 146}Q${x + 250} ${y + 70} ${x + 540} ${y + 130}Z`,
        scene.across([0, darker(paper, 0.16)], [0.2, paper], [1, darker(paper, 0.06)]),
      ),
      stroke(
        text(x - 420, x - 80),
        mix(paper, '#2b2622', 0.55),
        9,
        `${opacity(0.75)} stroke-dasharray="15 8"`,
      ),
      path(picture, scene.down([0, ink.sky[0]], [0.5, ink.sky[1]], [1, ink.sky[2]])),
      scene.clip(
        picture,
        path(d`M${x + 60} ${y}L${x + 250} ${y - 150}L${x + 470} ${y + 10}Z`, ink.range),
        path(
          d`M${x + 222} ${y - 128}L${x + 250} ${y - 150}L${x + 284} ${y - 126}l-18 10l-16 -8l-14 10Z`,
          ink.snow,
        ),
        circle(x + 370, y - 126, 20, ink.room('#e2583c')),
      ),
      stroke(
        numbers(6)
          .map((i) => d`M${x + 110 + i * 64} ${y + 14 - (i % 2) * 8}L${x + 118 + i * 72} ${y + 84}`)
          .join(''),
        mix(paper, '#2b2622', 0.55),
        8,
        `${opacity(0.7)} stroke-dasharray="14 8"`,
      ),
      path(d`M${x - 14} ${y - 160}h26l6 250l-20 60l-14 -60Z`, ink.room('#c8402f')),
    ],
    1.02,
  )
}
