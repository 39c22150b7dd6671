import { darker, lighter } from '../colour.ts'
import { softShadow, stage } from '../parts/table.ts'
import type { Scene } from '../scene.ts'
import { circle, d, ellipse, flow, numbers, opacity, path, rect, stroke, turn } from '../shape.ts'

export function map(scene: Scene) {
  const { random, ink } = scene
  const paper = ink.room('#f1e6cd')
  const [x, y] = [1200, 1000]
  const side = random.sign()
  const panels = 4
  const px = (t: number, row: number) => x + (t - 0.5) * (1120 + row * 240)
  const edge = (i: number, row: number) => y - 250 + row * 430 + (i % 2 ? 26 : -6)
  const sheet = `M${numbers(panels + 1)
    .map((i) => d`${px(i / panels, 0)} ${edge(i, 0)}`)
    .join('L')}L${numbers(panels + 1)
    .reverse()
    .map((i) => d`${px(i / panels, 1)} ${edge(i, 1)}`)
    .join('L')}Z`
  const folds = numbers(panels).map((i) =>
    path(
      d`M${px(i / panels, 0)} ${edge(i, 0)}L${px((i + 1) / panels, 0)} ${edge(i + 1, 0)}L${px((i + 1) / panels, 1)} ${edge(i + 1, 1)}L${px(i / panels, 1)} ${edge(i, 1)}Z`,
      i % 2 ? '#fffaf0' : '#2a211c',
      opacity(i % 2 ? 0.16 : 0.1),
    ),
  )
  const coast = flow(
    numbers(9).map(
      (i) =>
        [
          x - 700 + i * 175,
          y - 40 + Math.sin(i * 1.7 + random.between(0, 2)) * 70 - side * (i - 4) * 26,
        ] as const,
    ),
  )
  const route = flow(
    numbers(6).map((i) => [x - 430 + i * 172, y + 90 - (i % 2) * 120 + random.between(-30, 30)] as const),
  )
  const pins = [
    [-430, 90],
    [-86, 90],
    [258, 90],
    [430, -30],
  ] as const
  const hills = numbers(9).map((i) => {
    const [mx, my] = [x + random.between(-420, 480), y + random.between(20, 130)]
    return i % 3
      ? stroke(d`M${mx - 34} ${my}L${mx} ${my - 44}L${mx + 34} ${my}`, ink.room('#7a8a5a'), 7, opacity(0.6))
      : path(d`M${mx - 40} ${my}L${mx} ${my - 52}L${mx + 40} ${my}Z`, ink.room('#8fa06a'), opacity(0.7))
  })
  const [bx, by] = [x + side * 470, y + 190]
  const brass = ink.room('#c9a24a')
  return stage(
    scene,
    'wood',
    [
      softShadow(scene, x, y + 60, 720, 260, 0.42),
      path(sheet, paper),
      scene.clip(
        sheet,
        path(d`${coast}L${x + 800} ${y - 400}H${x - 800}Z`, ink.room('#a9c6cc')),
        stroke(coast, ink.room('#7fa3ad'), 6),
        stroke(coast, ink.room('#8fb3bb'), 4, `${opacity(0.5)} transform="translate(0 -26)"`),
        ...hills,
        stroke(
          numbers(11)
            .map((i) => d`M${px(i / 10, 0)} ${y - 270}L${px(i / 10, 1)} ${y + 210}`)
            .join('') +
            numbers(6)
              .map((i) => d`M${x - 700} ${y - 200 + i * 80}H${x + 700}`)
              .join(''),
          ink.room('#b8a880'),
          2,
          opacity(0.5),
        ),
        stroke(route, ink.room('#c8402f'), 11, 'stroke-dasharray="26 20"'),
        ...folds,
      ),
      ...pins.map(([dx, dy], i) => {
        const [ax, ay] = [x + dx, y + dy - (i % 2 ? 110 : 10)]
        return (
          ellipse(ax + 12, ay + 4, 20, 7, '#2a211c', opacity(0.3)) +
          path(
            d`M${ax} ${ay}C${ax - 16} ${ay - 40} ${ax - 40} ${ay - 56} ${ax - 40} ${ay - 86}a40 40 0 1 1 80 0C${ax + 40} ${ay - 56} ${ax + 16} ${ay - 40} ${ax} ${ay}Z`,
            i === 3 ? ink.room('#c8402f') : ink.room('#1f4068'),
          ) +
          circle(ax, ay - 86, 15, ink.room('#faf3e4'))
        )
      }),
      softShadow(scene, bx, by + 20, 170, 56),
      ellipse(bx, by + 14, 150, 68, darker(brass, 0.4)),
      ellipse(bx, by, 150, 66, scene.across([0, lighter(brass, 0.3)], [1, darker(brass, 0.15)])),
      ellipse(bx, by, 122, 52, ink.room('#f8f2e2')),
      stroke(
        numbers(16)
          .map(
            (i) =>
              d`M${bx + Math.cos(i * 0.3927) * 96} ${by + Math.sin(i * 0.3927) * 40}L${bx + Math.cos(i * 0.3927) * 114} ${by + Math.sin(i * 0.3927) * 48}`,
          )
          .join(''),
        '#2b2622',
        4,
      ),
      path(d`M${bx - 80} ${by + 20}L${bx - 6} ${by - 8}L${bx + 8} ${by + 8}Z`, '#2b2622'),
      path(d`M${bx + 80} ${by - 20}L${bx - 6} ${by - 8}L${bx + 8} ${by + 8}Z`, ink.room('#c8402f')),
      circle(bx, by, 9, brass),
      turn(
        x - side * 420,
        y + 220,
        side * -16,
        softShadow(scene, 0, 20, 220, 16, 0.35),
        path('M-220 -10L-180 -13H200V13H-180L-220 10L-244 0Z', ink.room('#4d6b3c')),
        path('M-220 -10L-244 0L-220 10Z', '#2b2622'),
        rect(176, -13, 40, 26, ink.room('#d98a8a')),
      ),
    ],
    1,
  )
}
