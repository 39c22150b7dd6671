import { darker, lighter, mix } from '../colour.ts'
import { HEIGHT, type Scene, WIDTH } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, poly, rect, repeat, stroke } from '../shape.ts'
import { bough } from './bough.ts'
import { seasonTree } from './trees.ts'

const WALLS = {
  spring: ['#efe0d8', '#e4e3d0', '#e9dcd0'],
  summer: ['#d3dfdc', '#dfe4d6', '#c9d8de'],
  autumn: ['#e6d3b6', '#dcc3a6', '#e3d9c4'],
  winter: ['#dcdfe2', '#d3d4d6', '#e2dcd4'],
} as const

const WOODS = ['#a87c54', '#8a6244', '#c09a6c', '#6d4d3a'] as const

/** The edge of a table top, as a share of the sheet. */
const EDGE = 580

function backWall(scene: Scene) {
  const { ink, random, time } = scene
  const wall = ink.room(random.pick(WALLS[scene.season]))
  const top = {
    morning: lighter(wall, 0.2),
    noon: wall,
    dusk: mix(wall, '#8a5a6a', 0.4),
    night: mix(wall, '#2b2f4a', 0.62),
  }[time]
  const low = {
    morning: mix(wall, '#f7d9c4', 0.35),
    noon: lighter(wall, 0.3),
    dusk: mix(wall, '#f0b070', 0.5),
    night: mix(wall, '#d9a560', 0.4),
  }[time]
  return rect(0, 0, 2400, EDGE + 10, scene.down([0, top], [1, low]))
}

function shoji(scene: Scene) {
  const { ink, time } = scene
  const frame = ink.room(time === 'night' ? '#4a352a' : '#8a6a4c')
  const glow = { morning: '#fbeee0', noon: '#fbf7ec', dusk: '#f6c992', night: '#3a466c' }[time]
  const grid =
    numbers(9)
      .map((i) => d`M${i * 300} 0V${EDGE - 90}`)
      .join('') +
    numbers(4)
      .map((i) => d`M0 ${i * 150 + 30}H2400`)
      .join('')
  return (
    rect(0, 0, 2400, EDGE, scene.down([0, mix(glow, ink.sky[0], time === 'night' ? 0.5 : 0.2)], [1, glow])) +
    stroke(grid, frame, 9, opacity(0.75)) +
    rect(0, EDGE - 96, 2400, 100, scene.down([0, lighter(frame, 0.1)], [1, frame])) +
    rect(592, 0, 26, EDGE, frame) +
    rect(1782, 0, 26, EDGE, frame)
  )
}

const SHADOW = '#5a4a44'

/** A branch as its shadow falls on the wall. */
function branchShadow(scene: Scene, x: number, y: number, length: number, side: 1 | -1) {
  const inks = [SHADOW, SHADOW, SHADOW] as [string, string, string]
  const ink = { ...scene.ink, wood: SHADOW, leaves: inks, blossom: inks, snow: SHADOW, shu: SHADOW }
  return `<g opacity="0.15">${bough({ ...scene, ink }, x, y, length, side)}</g>`
}

/** Light through a lattice window, and a branch that stands before it. */
function windowLight(scene: Scene) {
  const { random, time } = scene
  if (time === 'night')
    return circle(
      1200,
      240,
      1000,
      scene.round([0, '#f8d58a', 0.4], [0.5, '#f8d58a', 0.15], [1, '#f8d58a', 0]),
    )
  const tint = { morning: '#fff1dc', noon: '#fffdf4', dusk: '#ffc27a', night: '' }[time]
  const side = random.sign()
  const X = (v: number) => 1200 + side * v
  const [from, wide, slant, tall] = [
    -random.between(820, 1020),
    random.between(170, 250),
    random.between(30, 70),
    random.between(170, 215),
  ]
  const columns = random.int(2, 4)
  const panes = numbers(columns * 2).map((i) => {
    const [col, row] = [i % columns, Math.floor(i / columns)]
    const [px, py] = [from + col * (wide + 28) + row * slant, 60 + row * (tall + 24)]
    return poly(
      [
        [X(px), py],
        [X(px + wide), py],
        [X(px + wide + slant), py + tall],
        [X(px + slant), py + tall],
      ],
      tint,
      opacity(0.5),
    )
  })
  const reach = from + columns * (wide + 28)
  const patch = poly(
    [
      [X(from + 260), EDGE + 40],
      [X(reach + 260), EDGE + 40],
      [X(reach + 760), 1350],
      [X(from + 520), 1350],
    ],
    tint,
    opacity(0.16),
  )
  return panes.join('') + branchShadow(scene, X(reach + 60), 60, reach - from, side) + patch
}

/** A round window on the garden, as tea rooms have it. */
function roundWindow(scene: Scene) {
  const { random, ink } = scene
  const [x, y, r] = [1200 + random.sign() * random.between(420, 620), 290, 235]
  const view = [
    rect(x - r, y - r, r * 2, r * 2, scene.down([0, ink.sky[0]], [0.6, ink.sky[1]], [1, ink.sky[2]])),
    scene.time === 'noon' ? '' : circle(x - 70, y - 70, 46, scene.time === 'night' ? '#f9eecf' : '#ee7a58'),
    path(
      d`M${x - r} ${y + 90}Q${x - 60} ${y - 10} ${x + 60} ${y + 60}T${x + r} ${y + 50}V${y + r}H${x - r}Z`,
      mix(ink.range, ink.mist, 0.35),
    ),
    path(d`M${x - r} ${y + 150}Q${x} ${y + 90} ${x + r} ${y + 140}V${y + r}H${x - r}Z`, ink.ground),
    seasonTree(scene, x + 70, y + 180, 270),
  ]
  const frame = ink.room('#6b4c36')
  const slats = numbers(5)
    .map((i) => d`M${x - r + (i + 1) * 78} ${y - r}V${y + r}`)
    .join('')
  return (
    scene.clip(dot(x, y, r), ...view, stroke(slats, frame, 7, opacity(0.8))) + stroke(dot(x, y, r), frame, 16)
  )
}

function planks(scene: Scene) {
  const { ink, random } = scene
  const wood = ink.room(random.pick(WOODS))
  const seams = numbers(5)
    .map((i) => d`M0 ${EDGE + 60 + (i + 1) ** 1.5 * 62}H2400`)
    .join('')
  const grain = repeat(30, () => {
    const y = EDGE + 20 + random.next() ** 1.3 * 720
    const x = random.between(-300, 2000)
    return stroke(
      d`M${x} ${y}q${random.between(150, 300)} ${random.between(-10, 10)} ${random.between(400, 900)} ${random.between(-6, 6)}`,
      random.chance(0.6) ? darker(wood, 0.3) : lighter(wood, 0.3),
      random.between(1.5, 4),
      opacity(0.22),
    )
  })
  return (
    rect(
      0,
      EDGE,
      WIDTH,
      HEIGHT - EDGE,
      scene.down([0, lighter(wood, 0.22)], [0.4, wood], [1, darker(wood, 0.28)]),
    ) +
    grain +
    stroke(seams, darker(wood, 0.45), 3.5, opacity(0.45)) +
    rect(0, EDGE, 2400, 7, lighter(wood, 0.45), opacity(0.8))
  )
}

function tatami(scene: Scene) {
  const { ink } = scene
  const straw = ink.room('#c6bb80')
  const weave = numbers(40)
    .map((i) => d`M0 ${EDGE + (i / 39) ** 1.5 * 740}H2400`)
    .join('')
  return (
    rect(0, EDGE, WIDTH, HEIGHT - EDGE, scene.down([0, lighter(straw, 0.2)], [1, darker(straw, 0.2)])) +
    stroke(weave, darker(straw, 0.2), 2.5, opacity(0.45)) +
    path(`M0 ${EDGE + 60}H2400V${EDGE + 98}H0Z`, ink.room('#3f4b3c')) +
    path(`M330 ${EDGE}H372L130 1350H40Z`, ink.room('#3f4b3c'))
  )
}

/** Petals or leaves that lie about at one side. */
function fallen(scene: Scene) {
  const { random, ink, season } = scene
  if (season === 'winter' || season === 'summer') return ''
  const side = random.sign()
  return repeat(6, () => {
    const [x, y, r] = [
      1200 + side * random.between(560, 1000),
      random.between(960, 1290),
      random.between(16, 30),
    ]
    const hue =
      season === 'spring'
        ? ink.room('#f0bcc4')
        : ink.room(random.pick(['#c8502f', '#d98a2f', '#a83e2c'] as const))
    const turned = d`rotate(${random.between(0, 180)} ${x} ${y})`
    const leaf =
      season === 'spring'
        ? d`M${x - r} ${y}Q${x} ${y - r} ${x + r} ${y - r * 0.2}L${x + r * 0.8} ${y}Q${x} ${y + r * 0.8} ${x - r} ${y}Z`
        : numbers(5)
            .map((i) => {
              const a = -2.7 + i * 0.55
              return d`M${x} ${y}L${x + Math.cos(a - 0.24) * r * 0.7} ${y + Math.sin(a - 0.24) * r * 0.7}L${x + Math.cos(a) * r * 1.5} ${y + Math.sin(a) * r * 1.5}L${x + Math.cos(a + 0.24) * r * 0.7} ${y + Math.sin(a + 0.24) * r * 0.7}Z`
            })
            .join('')
    return (
      ellipse(x + 5, y + 7, r, r * 0.4, '#2a211c', opacity(0.2)) + path(leaf, hue, `transform="${turned}"`)
    )
  })
}

/** The room around an object: wall or paper screen, wood or straw, one light. */
export function room(scene: Scene, kind: Top) {
  const { random } = scene
  const behind = random.pick(['light', 'light', 'screen', 'round'] as const)
  const straw = kind === 'any' && random.chance(0.3)
  return [
    behind === 'screen' ? shoji(scene) : backWall(scene),
    behind === 'round' ? roundWindow(scene) : '',
    straw ? tatami(scene) : planks(scene),
    behind === 'light' ? windowLight(scene) : '',
    rect(0, EDGE, 2400, 120, scene.down([0, '#2a211c', 0.16], [1, '#2a211c', 0])),
    fallen(scene),
  ].join('')
}

export type Top = 'any' | 'wood'
