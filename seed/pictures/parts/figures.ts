import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, d, ellipse, opacity, path, place, stroke } from '../shape.ts'

export const SKIN = '#e3bf9c'
const CLOTHS = ['#1f4068', '#c8402f', '#4d6b3c', '#8a6a3a', '#6a5a7c', '#3c4450', '#b98a5a'] as const
const COATS = [...CLOTHS, '#d8cbb4', '#8b9aa5'] as const

/** A soft shadow on the ground, falling to the right as everywhere in these pictures. */
export const shadow = (scene: Scene, x: number, y: number, rx: number, ry: number, strength = 0.42) =>
  ellipse(
    x + rx * 0.12,
    y,
    rx,
    ry,
    scene.round(
      [0, scene.ink.shade, strength],
      [0.55, scene.ink.shade, strength * 0.55],
      [1, scene.ink.shade, 0],
    ),
  )

/** A walker in kimono, 100 high at scale 1, feet at (x, y). */
export function walker(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  umbrella = scene.random.chance(0.4),
) {
  const { random, ink } = scene
  const cloth = ink.tone(random.pick(CLOTHS))
  const lean = random.between(-2, 2)
  const robe = d`M-13 -76Q0 -84 13 -76L19 -46Q14 -20 17 -3L-16 -3Q-13 -24 -18 -46Z`
  const paper = ink.tone(random.pick(['#c8402f', '#e9d6a8', '#5a4a7a', '#d98a3a'] as const))
  const shade = [
    path('M-52 -92Q0 -150 52 -92Q26 -100 0 -94Q-26 -100 -52 -92Z', paper),
    path('M0 -122Q34 -122 52 -92Q26 -100 0 -94Z', darker(paper, 0.25), opacity(0.6)),
    stroke('M0 -122V-132M0 -94V-60', ink.wood, 2.4),
  ]
  return place(
    x,
    y,
    scale,
    shadow(scene, 6, -1, 30, 6, 0.35),
    path('M-12 -4h9v5h-10ZM4 -4h9l1 5h-10Z', ink.dark),
    path(robe, scene.across([0, lighter(cloth, 0.12)], [1, darker(cloth, 0.3)])),
    path('M-16.500 -56H16.500V-46H-17Z', mix(cloth, ink.paper, 0.55)),
    circle(lean, -88, 9.5, ink.tone(SKIN)),
    path(d`M${lean - 10.5} -87a10.500 11 0 0 1 21 0q-4 -5 -10.500 -5t-10.500 5Z`, ink.tone('#2b2622')),
    ...(umbrella ? shade : []),
  )
}

/** Someone in walking clothes with a pack, seen from behind. */
export function hiker(scene: Scene, x: number, y: number, scale: number) {
  const { random, ink } = scene
  const coat = ink.tone(random.pick(CLOTHS))
  const pack = ink.tone(random.pick(['#c8402f', '#d9962f', '#3f6f73', '#7a5a40'] as const))
  const step = random.sign()
  return place(
    x,
    y,
    scale,
    shadow(scene, 6, 0, 32, 6, 0.4),
    stroke(d`M-5 -44L${-9 * step} -22L-10 -3M5 -44L${11 * step} -24L12 -3`, ink.tone('#3b3f4a'), 11),
    path('M-16 -3h14v5h-16ZM6 -3h14l2 5h-16Z', ink.dark),
    path('M-15 -80Q0 -90 15 -80L17 -40H-17Z', coat),
    stroke('M-15 -76L-25 -56L-20 -42M15 -76L26 -58L25 -44', coat, 8),
    path(
      'M-13 -82Q0 -88 13 -82L15 -48Q0 -42 -15 -48Z',
      scene.across([0, lighter(pack, 0.15)], [1, darker(pack, 0.3)]),
    ),
    stroke('M-12 -66H12M0 -84V-66', darker(pack, 0.4), 2),
    stroke('M25 -44L30 2', ink.wood, 2.6),
    circle(0, -95, 10, ink.tone(SKIN)),
    path('M-19 -97Q-11 -100 -10 -106Q0 -114 10 -106Q11 -100 19 -97Q0 -92 -19 -97Z', ink.tone('#d8c79c')),
  )
}

/** Someone of today in a coat, with or without a bag. */
export function visitor(scene: Scene, x: number, y: number, scale: number) {
  const { random, ink } = scene
  const coat = ink.tone(random.pick(COATS))
  const legs = ink.tone(random.pick(['#2d3340', '#54504a', '#3f4f6a'] as const))
  const long = random.chance(0.4)
  const bag = random.chance(0.5) ? path('M16 -52h17v22h-17ZM18 -52q6 -20 12 0', darker(coat, 0.35)) : ''
  return place(
    x,
    y,
    scale,
    shadow(scene, 6, -1, 28, 6, 0.35),
    stroke('M-6 -42L-8 -4M6 -42L9 -4', legs, 10),
    path('M-15 -5h13v6h-13ZM3 -5h13l2 6h-15Z', ink.dark),
    path(
      long ? 'M-13 -80Q0 -87 13 -80L19 -26H-19Z' : 'M-14 -80Q0 -87 14 -80L16 -40H-16Z',
      scene.across([0, lighter(coat, 0.14)], [1, darker(coat, 0.25)]),
    ),
    stroke('M-14 -74L-19 -46M14 -74L20 -48', darker(coat, 0.12), 7),
    bag,
    circle(0, -93, 9.5, ink.tone(SKIN)),
    path(
      'M-10.500 -90a10.500 12 0 0 1 21 -2q1 6 -1 10q-2 -10 -9 -12q-8 2 -9 11q-2 -3 -2 -7Z',
      ink.tone(random.pick(['#2b2622', '#3d3029', '#4d3d30'] as const)),
    ),
  )
}
