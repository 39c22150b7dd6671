import { darker, lighter, mix } from '../colour.ts'
import { steam } from '../parts/steam.ts'
import { PASTE } from '../parts/sweet-paste.ts'
import { cloth, softShadow, stage } from '../parts/table.ts'
import { bowl, plate, TILT } from '../parts/ware.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, rect, repeat, stroke, turn } from '../shape.ts'

/** A nerikiri: petals pressed into a ball of sweet paste. */
function nerikiri(scene: Scene, x: number, y: number, r: number, hue: string, heart: string) {
  const n = scene.random.pick([5, 6, 8, 12] as const)
  const h = r * 0.86
  const petals = numbers(n).map((i) => {
    const a = (i / n) * Math.PI * 2 - 1.57
    return stroke(
      d`M${x + Math.cos(a) * r * 0.2} ${y - h * 0.62 + Math.sin(a) * r * 0.12}Q${x + Math.cos(a) * r * 0.7} ${y - h * 0.5 + Math.sin(a) * r * 0.34} ${x + Math.cos(a) * r * 0.95} ${y - h * 0.24 + Math.sin(a) * r * 0.42}`,
      darker(hue, 0.25),
      r * 0.05,
      opacity(0.7),
    )
  })
  const body = d`M${x - r} ${y - h * 0.2}C${x - r} ${y - h * 0.9} ${x - r * 0.5} ${y - h * 1.12} ${x} ${y - h * 1.12}S${x + r} ${y - h * 0.9} ${x + r} ${y - h * 0.2}C${x + r} ${y + r * 0.26} ${x - r} ${y + r * 0.26} ${x - r} ${y - h * 0.2}Z`
  return [
    softShadow(scene, x, y + r * 0.1, r * 1.1, r * 0.34, 0.42),
    path(body, scene.round([0, lighter(hue, 0.35)], [0.6, hue], [1, darker(hue, 0.16)])),
    scene.clip(body, ...petals),
    ellipse(x, y - h * 0.64, r * 0.17, r * 0.1, heart),
    path(
      numbers(7)
        .map((i) =>
          dot(x + Math.cos(i * 0.9) * r * 0.1, y - h * 0.68 + Math.sin(i * 0.9) * r * 0.05, r * 0.035),
        )
        .join(''),
      lighter(heart, 0.5),
    ),
  ].join('')
}

function dango(scene: Scene, x: number, y: number, angle: number, glaze: boolean) {
  const { ink } = scene
  const hues = glaze ? ['#b5713a', '#b5713a', '#b5713a'] : ['#e8a9b2', '#f6efe2', '#9db86a']
  return turn(
    x,
    y,
    angle,
    stroke('M-160 0H330', ink.room('#d8bd8a'), 11),
    ellipse(10, 66, 200, 20, '#2a1a12', opacity(0.26)),
    ...hues.map(
      (hue, i) =>
        circle(
          -110 + i * 116,
          0,
          66,
          scene.round(
            [0, lighter(ink.room(hue), 0.4)],
            [0.6, ink.room(hue)],
            [1, darker(ink.room(hue), 0.25)],
          ),
        ) + ellipse(-130 + i * 116, -30, 18, 10, '#fffaf0', opacity(glaze ? 0.6 : 0.3)),
    ),
  )
}

const matcha = (scene: Scene, x: number, y: number, width: number) => {
  const glaze = scene.ink.room(scene.random.pick(['#3a3836', '#8f4a38', '#5d6b70', '#c4b292'] as const))
  const green = scene.ink.room('#8fa84a')
  return (
    bowl(scene, {
      x,
      y,
      width,
      height: width * 0.52,
      colour: glaze,
      inside: lighter(glaze, 0.2),
      fill: green,
      foot: 0.42,
    }) +
    path(
      numbers(30)
        .map(() => {
          const [a, r] = [scene.random.between(0, 6.28), Math.sqrt(scene.random.next()) * 0.36]
          return dot(
            x + Math.cos(a) * width * r,
            y - width * 0.45 + Math.sin(a) * width * r * TILT,
            width * 0.012,
          )
        })
        .join(''),
      lighter(green, 0.45),
    )
  )
}

export function sweets(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const hues = PASTE[season].map((hue) => ink.room(hue))
  const dish = ink.room(random.pick(['#2b2a2e', '#7a2a26', '#e8e0d0', '#5d6f76'] as const))
  const X = (v: number) => 1200 + side * v
  const skewers = random.chance(0.33)
  const group = skewers
    ? repeat(3, (i) => dango(scene, X(-130) - 40, 890 + i * 86, -7, i === 1 || random.chance(0.3)))
    : repeat(3, (i) =>
        nerikiri(
          scene,
          X(-330 + i * 220),
          980 + (i % 2 ? 56 : -20),
          122,
          hues[i] ?? hues[0] ?? '#eeb0ba',
          ink.room(i === 1 ? '#e0b23f' : '#d9c04f'),
        ),
      )
  return stage(scene, 'any', [
    cloth(scene, 1200, 1040, 1500),
    matcha(scene, X(450), 980, 420),
    plate(scene, X(-110), 990, 780, dish, mix(dish, '#d9b55a', 0.5)),
    group,
    turn(X(330), 1190, -14 * side, rect(-150, -7, 300, 14, ink.room('#5a3a28'), 'rx="6"')),
    steam(scene, X(450), 740, 160, 330, 2),
  ])
}
