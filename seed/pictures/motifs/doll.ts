import { darker, lighter } from '../colour.ts'
import { printed } from '../parts/pattern.ts'
import { softShadow, stage } from '../parts/table.ts'
import type { Scene } from '../scene.ts'
import { circle, d, dot, ellipse, numbers, opacity, path, rect, stroke } from '../shape.ts'

/** Kokeshi, or a daruma, or the paired dolls of March. */
export function doll(scene: Scene) {
  const { random, ink, season } = scene
  const side = random.sign()
  const skin = ink.room('#f2dcc0')
  const kokeshi = (x: number, y: number, s: number, hue: string, mark: number) => {
    const bark = 'M-92 0Q-110 -190 -78 -330H78Q110 -190 92 0Q0 24 -92 0Z'
    const petals = numbers(2 + (mark % 2)).map(
      (k) =>
        path(
          numbers(6)
            .map((i) => dot(Math.cos(i * 1.0472) * 26, -90 - k * 96 + Math.sin(i * 1.0472) * 22, 19, 17))
            .join(''),
          hue,
        ) + circle(0, -90 - k * 96, 12, ink.room('#e6bc4a')),
    )
    return `<g transform="${d`translate(${x} ${y})`} scale(${s})">${softShadow(scene, 0, 4, 140, 34)}${path(bark, scene.across([0, darker(skin, 0.06)], [0.3, lighter(skin, 0.3)], [0.55, skin], [1, darker(skin, 0.3)]))}${scene.clip(bark, rect(-120, -330, 240, 26, hue), rect(-120, -292, 240, 9, ink.room('#4d6b3c')), rect(-120, -26, 240, 20, hue), rect(-120, -46, 240, 8, ink.room('#4d6b3c')), ...petals, stroke('M-60 -60Q-30 -130 -50 -200M60 -60Q30 -130 50 -200', ink.room('#4d6b3c'), 8))}${circle(0, -440, 132, scene.round([0, lighter(skin, 0.35)], [0.6, skin], [1, darker(skin, 0.16)]))}${path('M-132 -440Q-136 -578 0 -578T132 -440Q112 -520 70 -530Q0 -500 -70 -530Q-112 -520 -132 -440Z', '#241d1d')}${path('M-34 -576Q0 -612 34 -576Q0 -560 -34 -576Z', hue)}${stroke('M-74 -436Q-50 -456 -26 -436M26 -436Q50 -456 74 -436', '#241d1d', 7)}${stroke('M-72 -462Q-50 -476 -28 -466M28 -466Q50 -476 72 -462', '#241d1d', 4)}${stroke('M-4 -432Q-12 -406 2 -400', '#6d4a3a', 4)}${path('M-14 -378Q0 -388 14 -378Q0 -362 -14 -378Z', '#c8402f')}${circle(-78, -396, 18, '#e79a8c', opacity(0.4))}${circle(78, -396, 18, '#e79a8c', opacity(0.4))}</g>`
  }
  const daruma = (x: number, y: number, s: number) => {
    const red = ink.room('#c8402f')
    const gold = ink.room('#d9ad4a')
    return `<g transform="${d`translate(${x} ${y})`} scale(${s})">${softShadow(scene, 0, 6, 220, 54)}${path('M-130 0C-300 -90 -290 -400 0 -420S300 -90 130 0Q0 30 -130 0Z', scene.across([0, darker(red, 0.1)], [0.26, lighter(red, 0.24)], [0.5, red], [1, darker(red, 0.4)]))}${path('M-150 -190C-170 -330 -60 -350 0 -320C60 -350 170 -330 150 -190C120 -120 -120 -120 -150 -190Z', ink.room('#f4e3cc'))}${stroke('M-130 -290Q-70 -330 -22 -280M130 -290Q70 -330 22 -280', '#241d1d', 22)}${circle(-68, -232, 36, '#fdfaf2')}${circle(68, -232, 36, '#fdfaf2')}${circle(-68, -232, 19, '#241d1d')}${stroke('M-30 -170Q-70 -150 -120 -160M30 -170Q70 -150 120 -160M-20 -152Q-50 -130 -80 -134M20 -152Q50 -130 80 -134', '#241d1d', 12)}${stroke('M-16 -196Q0 -184 16 -196M-20 -150Q0 -140 20 -150', '#6d3a2c', 6)}${stroke('M-196 -250Q-230 -120 -130 -40M196 -250Q230 -120 130 -40M-60 -60Q0 -110 60 -60M-40 -36Q0 -74 40 -36', gold, 11)}</g>`
  }
  const hina = (x: number, y: number, robe: string, lady: boolean) =>
    `<g transform="${d`translate(${x} ${y})`}">${softShadow(scene, 0, 4, 260, 50)}${path('M-260 0Q-220 -130 -110 -230Q0 -300 110 -230Q220 -130 260 0Q0 40 -260 0Z', scene.across([0, lighter(robe, 0.15)], [0.5, robe], [1, darker(robe, 0.3)]))}${printed(scene, 'M-260 0Q-220 -130 -110 -230Q0 -300 110 -230Q220 -130 260 0Q0 40 -260 0Z', lady ? 'waves' : 'hemp', [-280, -290, 560, 320], 62, ink.room('#d9ad4a'), 0.5)}${numbers(
      4,
    )
      .map((i) =>
        stroke(
          d`M${-70 + i * 15} -262L0 ${-110 + i * -18}L${70 - i * 15} -262`,
          [ink.room('#f6efe0'), ink.room('#c8402f'), ink.room('#4d6b3c'), ink.room('#f0c3c4')][i] ?? robe,
          15,
        ),
      )
      .join(
        '',
      )}${ellipse(0, -330, 74, 84, ink.room('#fbf3e6'))}${path(lady ? 'M-84 -290Q-110 -430 0 -440T84 -290Q70 -380 0 -392Q-70 -380 -84 -290Z' : 'M-76 -340Q-80 -420 0 -424T76 -340Q40 -390 0 -390T-76 -340Z', '#241d1d')}${lady ? path('M-50 -436L0 -490L50 -436Q0 -420 -50 -436Z', ink.room('#d9ad4a')) : path('M-34 -410L-22 -500H30L40 -410Z', '#241d1d')}${stroke('M-38 -330Q-26 -338 -14 -330M14 -330Q26 -338 38 -330', '#241d1d', 5)}${circle(0, -290, 7, '#c8402f')}${lady ? path('M-90 -120L90 -120L60 -60H-60Z', ink.room('#e9cf8a')) : rect(-12, -190, 24, 110, ink.room('#e9dcc0'))}</g>`
  const sorts = {
    kokeshi: () => [
      kokeshi(1200 - side * 260, 1040, 0.92, ink.room('#4d6b3c'), 1),
      kokeshi(1200 + side * 280, 1060, 0.82, ink.room('#1f4068'), 2),
      kokeshi(1200, 1130, 1.16, ink.room('#c8402f'), 3),
    ],
    daruma: () => [
      daruma(1200 + side * 330, 1020, 0.8),
      daruma(1200 - side * 330, 1060, 0.62),
      daruma(1200, 1140, 1.3),
    ],
    hina: () => [
      rect(
        480,
        560,
        1440,
        430,
        scene.across([0, ink.room('#c9a24a')], [0.5, ink.room('#ecd38f')], [1, ink.room('#b98f3a')]),
      ),
      stroke('M840 560V990M1200 560V990M1560 560V990', ink.room('#8f6a2a'), 5),
      path('M480 1120L560 980H1840L1920 1120Z', ink.room('#a8332a')),
      rect(480, 1120, 1440, 60, ink.room('#7f241e')),
      hina(900, 1090, ink.room('#2f4a6d'), false),
      hina(1500, 1090, ink.room('#c8504a'), true),
    ],
  }
  const sort =
    season === 'spring' && random.chance(0.6) ? sorts.hina : random.chance(0.5) ? sorts.kokeshi : sorts.daruma
  return stage(scene, 'any', sort(), 1)
}
