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
/** What a drawing shows; `key` names its file. */
export type Drawing = {
  key: string
  motif: Motif
  season: Season
  time: TimeOfDay
  landmark?: Landmark
}

/** A typographic picture of a name; `prefecture` is a two-digit code. */
export type Plate = { key: string; name: string; prefecture: string | null }

export type PictureSubject = Drawing | Plate

export const isPlate = (subject: PictureSubject): subject is Plate => 'name' in subject
