import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { circle, d, numbers, path, place, rect, stroke } from '../shape.ts'
import { shadow } from './figures.ts'
import { pane } from './hall.ts'
import { hipRoof } from './roof.ts'

/** Storeys that grow smaller under deep eaves, a finial of rings. Foot at (x, y); 5 storeys are 900 high. */
export function pagoda(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  storeys: number,
  post = scene.ink.tone('#8f4632'),
) {
  const { ink } = scene
  const floors = numbers(storeys).map((i) => {
    const w = 250 - i * 22
    const foot = -40 - i * 138
    return [
      rect(
        -w / 2,
        foot - 84,
        w,
        86,
        scene.across([0, lighter(ink.wall, 0.05)], [0.55, ink.wall], [1, darker(ink.wall, 0.35)]),
      ),
      rect(-w * 0.14, foot - 76, w * 0.28, 78, pane(scene)),
      stroke(
        numbers(4)
          .map((k) => d`M${-w / 2 + 6 + (k * (w - 12)) / 3} ${foot}v-84`)
          .join(''),
        post,
        10,
      ),
      rect(-w / 2 - 18, foot - 12, w + 36, 8, post),
      stroke(
        numbers(13)
          .map((k) => d`M${-w / 2 - 14 + (k * (w + 28)) / 12} ${foot - 12}v-16`)
          .join('') + d`M${-w / 2 - 18} ${foot - 28}h${w + 36}`,
        post,
        4,
      ),
      path(
        d`M${-w / 2 - 6} ${foot - 82}L${-w / 2 - 64} ${foot - 106}H${w / 2 + 64}L${w / 2 + 6} ${foot - 82}Z`,
        darker(post, 0.4),
      ),
      hipRoof(scene, { x: 0, y: foot - 96, width: w + 190, height: 62, ridge: 0.42, curl: 0.17, ribs: 26 }),
    ].join('')
  })
  const top = -40 - storeys * 138 - 18
  const rings = numbers(9)
    .map((i) => d`M${-15 + i * 0.9} ${top - 44 - i * 13}h${30 - i * 1.8}`)
    .join('')
  const bronze = ink.tone('#6d6148')
  return place(
    x,
    y,
    scale,
    shadow(scene, 24, -2, 300, 26, 0.5),
    path(
      'M-190 0L-178 -42H178L190 0Z',
      scene.down([0, lighter(ink.stone, 0.2)], [1, darker(ink.stone, 0.35)]),
    ),
    ...floors,
    rect(-4, top - 196, 8, 200, bronze),
    rect(-24, top - 24, 48, 20, bronze),
    stroke(rings, bronze, 6),
    circle(0, top - 178, 9, bronze),
  )
}
