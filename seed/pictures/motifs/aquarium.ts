import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, poly, rect, repeat, stroke } from '../shape.ts'

const fish = (x: number, y: number, s: number, colour: string) =>
  path(
    d`M${x - s} ${y}q${s * 0.7} ${-s * 0.5} ${s * 1.5} ${-s * 0.06}l${s * 0.5} ${-s * 0.32}q${-s * 0.14} ${s * 0.36} 0 ${s * 0.72}l${-s * 0.5} ${-s * 0.32}q${-s * 0.8} ${s * 0.5} ${-s * 1.5} 0Z`,
    colour,
  )

/** The great tank: a whale shark over a school, visitors dark against the blue. */
export function aquarium(scene: Scene) {
  const { random, ink } = scene
  const hue = random.pick(['#1f6f9e', '#1a5f8c', '#23799a'] as const)
  const side = random.sign()
  const shark = [
    path(
      'M-430 10C-380 -70 -200 -110 0 -96C160 -86 280 -50 360 -20L470 -120Q452 -40 436 -4Q456 30 474 100L364 22C260 60 120 92 -40 90C-220 90 -400 70 -430 10Z',
      scene.down([0, darker(hue, 0.35)], [0.6, mix(hue, '#a9c4d0', 0.3)], [1, '#dfe9e6']),
    ),
    path('M-20 -94L60 -190Q96 -120 120 -78ZM-160 74L-80 200Q-20 150 -40 88Z', darker(hue, 0.3)),
    path(
      numbers(54)
        .map((i) =>
          dot(
            -330 + (i % 14) * 48 + Math.floor(i / 14) * 14,
            -62 + Math.floor(i / 14) * 26 + Math.abs((i % 14) - 6) * 3,
            6,
          ),
        )
        .join(''),
      '#dbe9ea',
      opacity(0.7),
    ),
    circle(-372, -6, 8, '#16222e'),
    stroke('M-300 -30v60M-280 -32v66M-260 -34v70', darker(hue, 0.5), 5, opacity(0.6)),
  ]
  const school = numbers(70).map(() => {
    const [a, r] = [random.between(0, 6.28), Math.sqrt(random.next())]
    return fish(
      1200 - side * 360 + Math.cos(a) * r * 400,
      760 + Math.sin(a) * r * 130,
      random.between(17, 30),
      random.pick(['#e9d79a', '#d8e4e0', ink.leaves[2], ink.blossom[1]] as const),
    )
  })
  const rays = repeat(6, (i) =>
    poly(
      [
        [640 + i * 210, 120],
        [720 + i * 210, 120],
        [560 + i * 270, 1010],
        [420 + i * 270, 1010],
      ],
      scene.down([0, '#e6f6f2', 0.3], [1, '#e6f6f2', 0]),
    ),
  )
  const reef = repeat(22, (i) => {
    const [x, r] = [420 + i * 74, random.between(40, 100)]
    return ellipse(
      x,
      1040,
      r,
      r * 0.8,
      mix(ink.room(random.pick(['#b0606a', '#7a6a9a', '#c98a5a', '#4f7f7a'] as const)), hue, 0.5),
    )
  })
  return [
    rect(0, 0, 2400, 1350, '#0e1a2c'),
    rect(360, 110, 1680, 930, scene.down([0, lighter(hue, 0.55)], [0.4, hue], [1, darker(hue, 0.35)])),
    scene.clip(
      'M360 110H2040V1040H360Z',
      rays,
      reef,
      ...school,
      `<g transform="translate(${1200 + side * 60} 470) scale(${side * 1.25} 1.25)">${shark.join('')}</g>`,
      repeat(5, (i) =>
        ray(scene, 1200 + side * (380 - i * 120), 270 + i * 60 + random.between(-20, 20), 60 + i * 8),
      ),
      path(
        numbers(40)
          .map(() => dot(random.between(380, 2020), random.between(150, 1000), random.between(3, 9)))
          .join(''),
        '#e6f6f2',
        opacity(0.4),
      ),
    ),
    rect(0, 1040, 2400, 310, scene.down([0, mix(hue, '#0e1a2c', 0.5)], [1, '#0c1524'])),
    path('M420 1040H1980L2200 1300H200Z', scene.down([0, lighter(hue, 0.3), 0.45], [1, hue, 0])),
    rect(340, 90, 1720, 24, '#16263c'),
    rect(340, 90, 24, 960, '#16263c'),
    rect(2036, 90, 24, 960, '#16263c'),
    visitors(scene),
  ].join('')
}

const ray = (scene: Scene, x: number, y: number, s: number) =>
  path(
    d`M${x - s} ${y}Q${x - s * 0.3} ${y - s * 0.5} ${x} ${y - s * 0.3}T${x + s} ${y - s * 0.1}Q${x + s * 0.3} ${y + s * 0.2} ${x + s * 0.1} ${y + s * 0.3}L${x + s * 0.3} ${y + s * 1.1}L${x} ${y + s * 0.34}Q${x - s * 0.4} ${y + s * 0.3} ${x - s} ${y}Z`,
    scene.ink.room('#3a5f7a'),
    opacity(0.85),
  )

const visitors = (scene: Scene) =>
  repeat(7, (i) => {
    const x = 860 + i * 112 + scene.random.between(-24, 24)
    const s = i % 3 === 1 ? 0.62 : scene.random.between(0.92, 1.1)
    return `<g transform="${d`translate(${x} 1190)`} scale(${s.toFixed(2)})">${circle(0, -226, 30, '#0b1422')}${path('M-54 0L-46 -150Q-48 -190 0 -192T46 -150L54 0Z', '#0b1422')}</g>`
  })
