import { lighter, mix } from '../colour.ts'
import { bokeh } from '../parts/city.ts'
import { crowd } from '../parts/crowd.ts'
import { ridge } from '../parts/land.ts'
import { sky } from '../parts/sky.ts'
import { lens, mirror, water } from '../parts/water.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, numbers, opacity, path, rect, repeat, stroke } from '../shape.ts'

function burst(scene: Scene, x: number, y: number, r: number, hue: string) {
  const { random } = scene
  const [inner, arms] = [lighter(hue, 0.55), 34]
  const trails = numbers(arms).map((i) => {
    const a = (i / arms) * Math.PI * 2 + random.between(-0.04, 0.04)
    const reach = r * random.between(0.88, 1.06)
    const [ex, ey] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach + r * 0.09]
    return {
      line: d`M${x + Math.cos(a) * r * 0.16} ${y + Math.sin(a) * r * 0.16}Q${x + Math.cos(a) * reach * 0.65} ${y + Math.sin(a) * reach * 0.6 - r * 0.03} ${ex} ${ey}`,
      tip: dot(ex, ey, r * 0.019),
      mid: dot(x + Math.cos(a + 0.09) * reach * 0.72, y + Math.sin(a + 0.09) * reach * 0.72, r * 0.011),
      core: dot(x + Math.cos(a) * r * 0.4, y + Math.sin(a) * r * 0.4, r * 0.013),
    }
  })
  return [
    circle(x, y, r * 1.5, scene.round([0, hue, 0.34], [0.5, hue, 0.12], [1, hue, 0])),
    stroke(trails.map((t) => t.line).join(''), hue, r * 0.013, opacity(0.85)),
    path(trails.map((t) => t.tip).join(''), inner),
    path(trails.map((t) => t.mid).join(''), hue),
    path(trails.map((t) => t.core).join(''), inner, opacity(0.9)),
    circle(x, y, r * 0.08, inner, opacity(0.8)),
  ].join('')
}

/** Fireworks over a river; dusk at the earliest. */
export function fireworks(scene: Scene) {
  const { random, ink } = scene
  const line = 1000
  const hues = ['#f2b65a', '#e4604a', '#8fb8e8', '#e79ab0', '#a9cf8e', '#f3dfa8'] as const
  const side = random.sign()
  const main = [
    burst(scene, 1200 + random.between(-50, 50), 450, random.between(300, 340), random.pick(hues)),
    burst(
      scene,
      1200 - side * random.between(470, 560),
      random.between(360, 460),
      random.between(190, 240),
      random.pick(hues),
    ),
    burst(
      scene,
      1200 + side * random.between(480, 580),
      random.between(420, 540),
      random.between(160, 220),
      random.pick(hues),
    ),
    burst(scene, 1200 + side * random.between(260, 360), random.between(200, 260), 120, random.pick(hues)),
  ].join('')
  const tails = stroke(
    d`M1200 ${line}Q1210 800 1200 640M${1200 - side * 480} ${line}Q${1200 - side * 500} 820 ${1200 - side * 510} 650`,
    '#f3dfa8',
    5,
    opacity(0.35),
  )
  return [
    sky({ ...scene }, { horizon: line, clouds: 0, sun: false }),
    rect(0, 0, 2400, line, scene.down([0, '#0f1936', 0.85], [0.7, '#141f42', 0.7], [1, '#2a3562', 0.3])),
    tails,
    main,
    ridge(scene, {
      y: line - 10,
      height: 130,
      hills: 3,
      colour: mix(ink.range, ink.shade, 0.6),
      distance: 0.05,
      foot: mix(ink.range, ink.shade, 0.5),
    }),
    bokeh(scene, 1200, line - 8, 2300, 22, 90, ['#f8d58a', '#f3a873', '#f7ecd0']),
    water(scene, line, 1350, '#1a2b56'),
    mirror(scene, line, main, 0.42),
    repeat(60, () =>
      path(
        lens(
          1200 + random.between(-800, 800),
          line + 16 + random.between(0, 240),
          random.between(30, 120),
          6,
        ),
        random.pick(hues),
        opacity(0.45),
      ),
    ),
    rect(0, 1270, 2400, 90, '#0f1628'),
    crowd({ ...scene, ink: { ...ink, tone: (hex) => mix(hex, '#0f1628', 0.62) } }, 1400, 1400, 1),
  ].join('')
}
