import { darker, lighter, mix } from '../colour.ts'
import { bough } from '../parts/bough.ts'
import { ranges } from '../parts/land.ts'
import { PATTERNS, printed } from '../parts/pattern.ts'
import { suyari } from '../parts/sky.ts'
import type { Scene } from '../scene.ts'
import { circle, d, opacity, path, rect, stroke } from '../shape.ts'

const GROUNDS = ['#d9c4b4', '#c3cdc6', '#b9c9d3', '#d8cfb8', '#cbbfcb', '#c9d0b4', '#e0cfc4'] as const

const CLOTHS = [
  '#1f4068',
  '#8f3d30',
  '#4d6b3c',
  '#6a5a7c',
  '#8a6a3a',
  '#3c4450',
  '#5d7f8c',
  '#a8674a',
] as const

const HAIRS = ['#231d1d', '#2f2622', '#41322a', '#5c5450', '#8d8983'] as const

const SKINS = ['#efd2b4', '#e7c4a2', '#dcb48f'] as const

const HAIR_STYLES = [
  {
    back: 'M930 620C900 340 1060 270 1200 270S1500 340 1470 620Q1480 760 1440 800H960Q920 760 930 620Z',
    front:
      'M958 600C960 400 1060 330 1210 330C1360 330 1440 420 1442 600Q1400 470 1280 440Q1120 520 958 600Z',
  },
  {
    back: 'M940 600C910 330 1060 262 1200 262S1490 330 1460 600Q1500 860 1520 960Q1400 1010 1200 1000T880 960Q900 860 940 600Z',
    front:
      'M956 610C950 410 1060 322 1200 322S1450 410 1444 610Q1420 500 1380 450Q1280 500 1190 446Q1100 500 1020 460Q970 510 956 610Z',
  },
  {
    back: 'M950 560C940 350 1070 280 1200 280S1460 350 1450 560Q1450 620 1430 650H970Q950 620 950 560Z',
    front:
      'M960 560Q950 360 1130 320Q1320 270 1420 400Q1450 470 1440 560Q1410 470 1360 440Q1200 470 1080 430Q990 470 960 560Z',
  },
  {
    back: 'M948 580C930 350 1070 284 1200 284S1470 350 1452 580Q1450 660 1430 690H970Q950 660 948 580ZM1100 280Q1090 170 1200 164T1300 280Q1200 320 1100 280Z',
    front: 'M960 580Q970 380 1200 340Q1430 380 1440 580Q1390 450 1200 424Q1010 450 960 580Z',
  },
  {
    back: 'M944 570C930 330 1060 270 1200 270S1470 330 1456 570Q1490 640 1450 720Q1440 740 1410 730H990Q960 740 950 720Q910 640 944 570Z',
    front:
      'M952 590Q940 330 1200 318T1448 590Q1430 470 1330 452Q1330 480 1250 452Q1240 490 1160 452Q1130 494 1070 456Q980 480 952 590Z',
  },
] as const

const COLLARS = ['kimono', 'round', 'shirt', 'high'] as const

/** A quiet head and shoulders without a face, as a paper cut: one does not pretend to a likeness. */
export function portrait(scene: Scene) {
  const { random, ink } = scene
  const ground = ink.room(random.pick(GROUNDS))
  const cloth = ink.room(random.pick(CLOTHS))
  const hair = ink.room(random.pick(HAIRS))
  const skin = ink.room(random.pick(SKINS))
  const style = random.pick(HAIR_STYLES)
  const collar = random.pick(COLLARS)
  const side = random.sign()
  const body =
    'M500 1360C520 1120 700 1020 960 980Q1080 960 1090 900H1310Q1320 960 1440 980C1700 1020 1880 1120 1900 1360Z'
  const shade = scene.across([0, lighter(cloth, 0.2)], [0.5, cloth], [1, darker(cloth, 0.34)])
  const collars = {
    kimono:
      path('M1050 930L1200 1180L1350 930L1420 972L1250 1360H1120L980 972Z', ink.room('#f4ecdc')) +
      path('M980 968L1050 940L1260 1360H1120Z', darker(cloth, 0.25)) +
      path('M1420 968L1350 940L1130 1320L1160 1360H1240Z', darker(cloth, 0.12)),
    round: path('M1040 960Q1200 1090 1360 960L1392 976Q1200 1150 1008 976Z', darker(cloth, 0.3)),
    shirt:
      path(
        'M1060 930L1200 1080L1110 1150L1010 980ZM1340 930L1200 1080L1290 1150L1390 980Z',
        ink.room('#f6f0e4'),
      ) +
      stroke('M1200 1090V1360', darker(cloth, 0.35), 6) +
      circle(1200, 1190, 11, darker(cloth, 0.5)),
    high:
      path('M1064 890Q1200 960 1336 890L1364 990Q1200 1070 1036 990Z', lighter(cloth, 0.12)) +
      stroke('M1052 950Q1200 1020 1348 950', darker(cloth, 0.25), 6),
  }
  const glasses = random.chance(0.3)
  const hat = random.chance(0.24)
  const brim = ink.room(random.pick(['#d9bd82', '#3c4450', '#8a5a36'] as const))
  const round =
    'M1200 384C1330 384 1424 470 1424 580C1418 740 1320 850 1200 850S982 740 976 580C976 470 1070 384 1200 384Z'
  return [
    rect(
      0,
      0,
      2400,
      1350,
      scene.down([0, mix(ground, ink.sky[0], 0.4)], [0.6, ground], [1, lighter(ground, 0.3)]),
    ),
    circle(
      1200 + side * 330,
      420,
      250,
      mix(ground, scene.time === 'night' ? '#f9eecf' : '#e58a6c', 0.5),
      opacity(0.65),
    ),
    `<g opacity="0.5">${ranges(scene, 900, 2, 200, 70)}</g>`,
    suyari(scene, 1200 - side * 620, 520, 900, 0.6, 4),
    bough(scene, side === 1 ? -20 : 2420, 130, 640, side === 1 ? -1 : 1),
    path(style.back, scene.across([0, lighter(hair, 0.14)], [1, darker(hair, 0.2)])),
    path(body, shade),
    random.chance(0.5)
      ? printed(scene, body, random.pick(PATTERNS), [480, 880, 1440, 480], 96, lighter(cloth, 0.4), 0.3, 4)
      : '',
    path('M1090 800H1310V930Q1200 1060 1090 930Z', darker(skin, 0.14)),
    collars[collar],
    path(round, scene.across([0, lighter(skin, 0.22)], [0.55, skin], [1, darker(skin, 0.2)])),
    path('M1090 838Q1200 880 1310 838Q1306 900 1200 924T1090 838Z', darker(skin, 0.24), opacity(0.6)),
    stroke('M1192 610Q1176 680 1188 692Q1204 700 1216 694', darker(skin, 0.3), 7, opacity(0.5)),
    stroke('M1156 764Q1200 782 1244 764', mix(skin, '#b5483c', 0.6), 9, opacity(0.7)),
    stroke('M1058 600Q1096 618 1130 600M1270 600Q1304 618 1342 600', darker(skin, 0.62), 8, opacity(0.75)),
    path(style.front, scene.across([0, lighter(hair, 0.22)], [0.5, hair], [1, darker(hair, 0.25)])),
    glasses
      ? stroke(
          'M1040 602a62 56 0 1 0 124 0a62 56 0 1 0 -124 0M1236 602a62 56 0 1 0 124 0a62 56 0 1 0 -124 0M1164 596Q1200 580 1236 596',
          '#3a3230',
          8,
        )
      : '',
    hat
      ? path('M800 470Q1000 400 1200 400T1600 470Q1560 520 1200 500T800 470Z', darker(brim, 0.15)) +
        path(
          'M960 446Q960 220 1200 210T1440 446Q1200 500 960 446Z',
          scene.across([0, lighter(brim, 0.2)], [1, darker(brim, 0.2)]),
        ) +
        path(d`M958 448Q1200 500 1442 448L1440 404Q1200 452 960 404Z`, darker(cloth, 0.1))
      : '',
  ].join('')
}
