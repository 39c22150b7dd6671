import { mix, overprint } from './colour.ts'
import type { Random } from './random.ts'
import type { Season, TimeOfDay } from './subject.ts'

type Sky = [top: string, middle: string, low: string]

const SKIES: Record<Season, Record<TimeOfDay, Sky>> = {
  spring: {
    morning: ['#86abc0', '#dbe2df', '#f6dad2'],
    noon: ['#5c97bb', '#bad5dc', '#f6ebe0'],
    dusk: ['#67649a', '#dba2ab', '#f8d0ab'],
    night: ['#1b2a52', '#3d5190', '#8a92ba'],
  },
  summer: {
    morning: ['#4689b0', '#b5d8d9', '#f5e9cd'],
    noon: ['#1c5893', '#66a5cc', '#d8eae4'],
    dusk: ['#2e3d76', '#d77d69', '#f7c67b'],
    night: ['#122148', '#26467c', '#5580a6'],
  },
  autumn: {
    morning: ['#819db0', '#e2dccd', '#f3d0a3'],
    noon: ['#4a80a8', '#b7cdcf', '#f4e6ca'],
    dusk: ['#523f6e', '#d2734d', '#f4b863'],
    night: ['#1c2345', '#3d4576', '#8d7f9f'],
  },
  winter: {
    morning: ['#8799ad', '#d1d8de', '#f4e5dc'],
    noon: ['#7796b0', '#c5d3dc', '#f1f0eb'],
    dusk: ['#4f5783', '#b596aa', '#f1c9ae'],
    night: ['#1b2748', '#385079', '#8296ae'],
  },
}

const LEAVES: Record<Season, [dark: string, middle: string, light: string]> = {
  spring: ['#5d7f45', '#84a154', '#b2c274'],
  summer: ['#31523a', '#4d6b3c', '#779250'],
  autumn: ['#8f3a28', '#c8502f', '#e09a3c'],
  winter: ['#4f625f', '#76877f', '#dfe4e3'],
}

const GROUND: Record<Season, string> = {
  spring: '#93a963',
  summer: '#5c7d46',
  autumn: '#b89a55',
  winter: '#e6e9ea',
}
const EVERGREEN: Record<Season, string> = {
  spring: '#44674a',
  summer: '#2f5140',
  autumn: '#3f5a44',
  winter: '#4a6163',
}
const RANGE: Record<Season, string> = {
  spring: '#5a7f8c',
  summer: '#2f6078',
  autumn: '#5b6a80',
  winter: '#6d87a0',
}
const WATER: Record<TimeOfDay, string> = {
  morning: '#5b90a8',
  noon: '#2f6f9a',
  dusk: '#4a5c8c',
  night: '#243f74',
}

/** Daylight leaves a colour as it is; the other hours print an ink over it. */
function outdoors(time: TimeOfDay): (hex: string) => string {
  if (time === 'morning') return (hex) => mix(hex, '#ebe3da', 0.12)
  if (time === 'dusk') return (hex) => mix(overprint(hex, '#e6b7a4'), '#54406a', 0.16)
  if (time === 'night') return (hex) => mix(overprint(hex, '#8297c9'), '#22325f', 0.27)
  return (hex) => hex
}

/** Rooms are lit by lamps at night, so food and cloth keep their warmth. */
function indoors(time: TimeOfDay): (hex: string) => string {
  if (time === 'dusk') return (hex) => overprint(hex, '#fae4d2')
  if (time === 'night') return (hex) => mix(overprint(hex, '#f3d6b2'), '#2c2436', 0.1)
  return (hex) => hex
}

export type Ink = ReturnType<typeof mixInks>

export function mixInks(season: Season, time: TimeOfDay, random: Random) {
  const shift = (hex: string) =>
    mix(hex, random.pick(['#1f4068', '#c8734f', '#4d6b3c', '#9a6a14', '#faf7f1']), random.between(0, 0.09))
  const tone = outdoors(time)
  const sky = SKIES[season][time].map(shift) as Sky
  const leaves = LEAVES[season].map((hex) => tone(shift(hex))) as [string, string, string]
  const mist = mix(sky[2], '#faf7f1', time === 'night' ? 0.02 : 0.35)
  const range = mix(tone(shift(RANGE[season])), sky[0], 0.18)
  return {
    tone,
    room: indoors(time),
    sky,
    mist,
    range,
    leaves,
    evergreen: tone(shift(EVERGREEN[season])),
    blossom: ['#d98d9f', '#eeb4bd', '#fae0de'].map(tone) as [string, string, string],
    ground: season === 'winter' && time === 'night' ? '#6f80a8' : tone(shift(GROUND[season])),
    water: mix(shift(WATER[time]), sky[0], 0.25),
    shine: mix(sky[2], '#ffffff', 0.25),
    dark: tone('#2a2d38'),
    wood: tone('#7a5a40'),
    wall: tone('#f0e9da'),
    tile: tone('#4f5a68'),
    stone: tone('#a5a096'),
    snow: time === 'night' ? '#b3bfda' : mix(tone('#f8f8f6'), '#f8f6f2', 0.4),
    shu: time === 'night' ? '#9a3a3a' : tone('#c8402f'),
    ai: tone('#1f4068'),
    koke: tone('#4d6b3c'),
    kohaku: tone('#b9852b'),
    paper: tone('#faf7f1'),
    glow: '#f8d58a',
    shade: time === 'night' ? '#0b1228' : '#2a3050',
    /** Aerial perspective: 0 is near, 1 fades into the mist. */
    air: (hex: string, distance: number) => mix(hex, mix(mist, sky[1], 0.35), distance),
  }
}
