import { draw } from './drawings.ts'
import { fibres, seal } from './finish.ts'
import { createScene, HEIGHT, WIDTH } from './scene.ts'

export const MOTIFS = [
  'mountain',
  'volcano',
  'coast',
  'cliff',
  'island',
  'lake',
  'river',
  'gorge',
  'waterfall',
  'forest-path',
  'wetland',
  'farmland',
  'flower-field',
  'snow-field',
  'garden',
  'temple',
  'pagoda',
  'shrine-gate',
  'castle',
  'old-street',
  'thatched-village',
  'harbour',
  'lighthouse',
  'bridge',
  'city-night',
  'museum',
  'aquarium',
  'zoo-park',
  'theme-park',
  'tower',
  'onsen',
  'ryokan-room',
  'hotel-building',
  'guesthouse',
  'noodle-bowl',
  'rice-bowl',
  'seafood',
  'hotpot',
  'sushi',
  'cafe',
  'teahouse',
  'sweets',
  'cake-box',
  'fruit',
  'pickles',
  'sake',
  'tea',
  'fish-dried',
  'craft-pottery',
  'craft-lacquer',
  'craft-textile',
  'craft-glass',
  'craft-wood',
  'doll',
  'market',
  'train',
  'ropeway',
  'ship',
  'bicycle',
  'kayak',
  'ski',
  'trekking',
  'festival',
  'fireworks',
  'lanterns',
  'illumination',
  'suitcase',
  'backpack',
  'travel-goods',
  'umbrella',
  'camera',
  'book',
  'map',
  'portrait',
] as const

/** Silhouettes that everyone knows. */
export const LANDMARKS = [
  'fuji',
  'torii-in-sea',
  'tokyo-tower',
  'castle-white',
  'five-storied-pagoda',
  'great-buddha',
  'sand-dune',
  'whirlpool',
  'dome',
] as const

export type Motif = (typeof MOTIFS)[number]
export type Landmark = (typeof LANDMARKS)[number]
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type TimeOfDay = 'morning' | 'noon' | 'dusk' | 'night'
export type PictureSubject = {
  key: string
  motif: Motif
  season: Season
  time: TimeOfDay
  landmark?: Landmark
}

/** These need the dark, whatever the hour asked for. */
const AFTER_SUNSET: readonly Motif[] = ['city-night', 'fireworks', 'illumination']

const hour = ({ motif, time }: PictureSubject): TimeOfDay =>
  AFTER_SUNSET.includes(motif) && time !== 'dusk' ? 'night' : time

/** Draws one picture as an SVG string, 2400×1350 (16:9), the same string for the same subject. */
export function drawPicture(subject: PictureSubject): string {
  const scene = createScene({ ...subject, time: hour(subject) })
  const view = draw(scene) + fibres(scene) + seal(scene)
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${scene.defs()}</defs>${view}</svg>`
}
