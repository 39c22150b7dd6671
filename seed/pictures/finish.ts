import type { Scene } from './scene.ts'
import { d, numbers, opacity, rect, stroke, turn } from './shape.ts'

/** Long fibres of washi, barely there. */
export function fibres({ random, time }: Scene) {
  const data = numbers(90)
    .map(() => {
      const [x, y, run, bend] = [
        random.between(0, 2400),
        random.between(0, 1350),
        random.between(24, 90),
        random.between(-16, 16),
      ]
      return d`M${x} ${y}q${run / 2} ${bend} ${run} ${random.between(-12, 12)}`
    })
    .join('')
  return stroke(data, '#fffdf6', 1.4, opacity(time === 'night' ? 0.07 : 0.13))
}

/** The character for a journey, cut in straight strokes as a seal has it. */
const TABI =
  'M-20 -29V-22M-34 -20H-7M-24 -20V4Q-25 18 -34 28M-24 -6H-11V20Q-12 26 -19 25M8 -30L0 -16M4 -22H33M14 -12Q8 -4 0 -2M15 -10V26L24 20M15 2L31 -8M17 4L33 27'

/** A small red seal, low on one side, inside every crop down to 4:3. */
export function seal({ random }: Pick<Scene, 'random'>) {
  const x = random.pick([420, 1980])
  return `<g data-seal="true">${turn(
    x,
    1085,
    random.between(-2, 2),
    rect(-44, -44, 88, 88, '#c8402f', 'rx="7"'),
    rect(-38, -38, 76, 76, 'none', 'rx="4" stroke="#faf1e4" stroke-width="2" opacity="0.85"'),
    stroke(TABI, '#faf1e4', 4.6),
  )}</g>`
}
