import { darker, lighter } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { path, place, rect, stroke } from '../shape.ts'

/** Myojin torii: pillars leaning in, kasagi and shimaki curving up, nuki through the pillars. 800 wide, 720 high. */
export function torii(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  { colour = scene.ink.shu, legs = false, rope = false } = {},
) {
  const { ink } = scene
  const red = scene.across([0, lighter(colour, 0.12)], [0.6, colour], [1, darker(colour, 0.28)])
  const dark = darker(colour, 0.5)
  const pillar = (side: number) => [
    path(`M${side * 262 - 33} 0L${side * 236 - 30} -600H${side * 236 + 30}L${side * 262 + 33} 0Z`, red),
    path(`M${side * 264 - 38} 2L${side * 262 - 35} -64H${side * 262 + 35}L${side * 264 + 38} 2Z`, ink.dark),
    ...(legs
      ? [-1, 1].map(
          (leg) =>
            path(
              `M${side * 262 + leg * 92 - 16} 4L${side * 258 + leg * 74 - 14} -215H${side * 258 + leg * 74 + 14}L${side * 262 + leg * 92 + 16} 4Z`,
              leg === 1 ? darker(colour, 0.25) : colour,
            ) + rect(side * 260 - 108, -150, 216, 20, colour),
        )
      : []),
  ]
  const snow =
    scene.season === 'winter'
      ? path('M-432 -742Q-200 -700 0 -700T432 -742L428 -726Q200 -684 0 -684T-428 -726Z', ink.snow)
      : ''
  const straw = ink.tone('#d8c08a')
  const shimenawa =
    stroke('M-212 -462Q0 -400 212 -462', straw, 26) +
    stroke('M-110 -420v52M0 -408v56M110 -420v52', ink.paper, 17)
  return place(
    x,
    y,
    scale,
    ...pillar(-1),
    ...pillar(1),
    rect(-330, -500, 660, 46, red),
    rect(-330, -462, 660, 8, dark, 'opacity="0.5"'),
    rect(-28, -610, 56, 112, colour),
    rect(-42, -604, 84, 104, ink.dark),
    rect(-33, -595, 66, 86, ink.kohaku),
    path('M-396 -664Q-200 -620 0 -620T396 -664L388 -608Q200 -570 0 -570T-388 -608Z', red),
    path('M-388 -622Q-200 -584 0 -584T388 -622L386 -606Q200 -568 0 -568T-386 -606Z', dark, 'opacity="0.45"'),
    path('M-432 -742Q-200 -700 0 -700T432 -742L408 -660Q200 -620 0 -620T-408 -660Z', ink.tone('#4a3c3a')),
    snow,
    rope ? shimenawa : '',
  )
}
