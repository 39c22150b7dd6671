import { darker, lighter } from '../colour.ts'
import { softShadow, stage } from '../parts/table.ts'
import { bowl, cup, plate } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { d, ellipse, numbers, opacity, path, stroke } from '../shape.ts'

const turned = (scene: Scene, hue: string) =>
  scene.across([0, darker(hue, 0.12)], [0.24, lighter(hue, 0.26)], [0.5, hue], [1, darker(hue, 0.45)])

export function craftPottery(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const [clay, glaze] = random
    .pick([
      ['#8f6a4e', '#3f5f6f'],
      ['#c9b698', '#f1eadb'],
      ['#5a4f48', '#8fa396'],
      ['#a8674a', '#e4d6bc'],
      ['#e9e6de', '#2f4f8a'],
    ] as const)
    .map((hue) => ink.room(hue)) as [string, string]
  const [x, y] = [X(-150), 1030]
  const vase = d`M${x - 110} ${y}C${x - 240} ${y - 90} ${x - 250} ${y - 330} ${x - 120} ${y - 430}C${x - 70} ${y - 470} ${x - 66} ${y - 500} ${x - 62} ${y - 540}H${x + 62}C${x + 66} ${y - 500} ${x + 70} ${y - 470} ${x + 120} ${y - 430}C${x + 250} ${y - 330} ${x + 240} ${y - 90} ${x + 110} ${y}Q${x} ${y + 24} ${x - 110} ${y}Z`
  const drip = d`M${x - 260} ${y - 560}H${x + 260}V${y - 330}L${x + 250} ${y - 250}${numbers(8)
    .map(
      (i) =>
        d`Q${x + 235 - i * 62} ${y - 150 + ((i * 53) % 130)} ${x + 190 - i * 62} ${y - 250 + ((i * 37) % 60)}`,
    )
    .join('')}Z`
  const sprig =
    season === 'winter'
      ? ink.room('#c8402f')
      : season === 'spring'
        ? ink.room('#eeb0ba')
        : season === 'autumn'
          ? ink.room('#d0672f')
          : ink.room('#6f9148')
  const twigs = [
    [-190, -330],
    [-60, -400],
    [130, -350],
  ] as const
  const stems = twigs.map(
    ([tx, ty]) =>
      stroke(
        d`M${x} ${y - 530}Q${x + tx * 0.3} ${y - 700} ${x + tx} ${y - 540 + ty}`,
        ink.room('#5f4a38'),
        9,
      ) +
      numbers(7)
        .map((i) => {
          const t = 0.35 + i * 0.1
          return ellipse(
            x + tx * t * t + (i % 2 ? 24 : -24),
            y - 540 + ty * t,
            22,
            17,
            i % 3 ? sprig : lighter(sprig, 0.3),
          )
        })
        .join(''),
  )
  return stage(
    scene,
    'any',
    [
      ...stems,
      softShadow(scene, x, y, 250, 60),
      path(vase, turned(scene, clay)),
      scene.clip(
        vase,
        path(drip, glaze, opacity(0.92)),
        path(drip, scene.across([0, '#fffaf0', 0.2], [0.3, '#fffaf0', 0], [1, '#1a1410', 0.36])),
      ),
      ellipse(x, y - 540, 62, 17, darker(glaze, 0.55)),
      plate(scene, X(330), 990, 430, glaze),
      ellipse(X(330), 992, 90, 30, clay, opacity(0.5)),
      bowl(scene, {
        x: X(240),
        y: 1170,
        width: 330,
        height: 170,
        colour: clay,
        inside: glaze,
        foot: 0.3,
        band: glaze,
      }),
      cup(scene, X(500), 1150, 150, 150, glaze, darker(glaze, 0.4)),
    ],
    1.05,
  )
}
