import { fibres, seal } from './finish.ts'
import { island } from './motifs/island.ts'
import { mountain, volcano } from './motifs/mountain.ts'
import { castle } from './motifs/castle.ts'
import { cityNight, dome, illumination, tower } from './motifs/city.ts'
import { garden, oldStreet, thatchedVillage } from './motifs/old-town.ts'
import { bridge, harbour, lighthouse } from './motifs/seaside.ts'
import { forestPath } from './motifs/forest.ts'
import { guesthouse, hotelBuilding, onsen, ryokanRoom } from './motifs/stay.ts'
import { aquarium, museum, sandDune, themePark, zooPark } from './motifs/visits.ts'
import { whirlpool } from './motifs/coast.ts'
import { cliff, coast } from './motifs/coast.ts'
import { farmland, flowerField, snowField, wetland } from './motifs/fields.ts'
import { gorge, lake, river } from './motifs/inland-water.ts'
import { greatBuddha, pagoda, shrineGate, temple, toriiInSea } from './motifs/sacred.ts'
import { waterfall } from './motifs/waterfall.ts'
import { createScene, type Draw } from './scene.ts'

export const MOTIFS = ['mountain', 'volcano', 'lake', 'river', 'gorge', 'waterfall', 'coast', 'cliff', 'island', 'farmland', 'flower-field', 'snow-field', 'wetland', 'temple', 'pagoda', 'shrine-gate', 'castle', 'old-street', 'thatched-village', 'garden', 'harbour', 'lighthouse', 'bridge', 'city-night', 'tower', 'illumination', 'forest-path', 'guesthouse', 'hotel-building', 'onsen', 'ryokan-room', 'aquarium', 'museum', 'theme-park', 'zoo-park'] as const
export const LANDMARKS = ['fuji', 'torii-in-sea', 'tokyo-tower', 'castle-white', 'five-storied-pagoda', 'great-buddha', 'sand-dune', 'whirlpool', 'dome'] as const

export type Motif = (typeof MOTIFS)[number]
export type Landmark = (typeof LANDMARKS)[number]
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type TimeOfDay = 'morning' | 'noon' | 'dusk' | 'night'
export type PictureSubject = { key: string; motif: Motif; season: Season; time: TimeOfDay; landmark?: Landmark }

const DRAWINGS: Record<Motif, Draw> = { mountain, volcano, lake, river, gorge, waterfall, coast, cliff, island, farmland, 'flower-field': flowerField, 'snow-field': snowField, wetland, temple, pagoda, 'shrine-gate': shrineGate, castle, 'old-street': oldStreet, 'thatched-village': thatchedVillage, garden, harbour, lighthouse, bridge, 'city-night': cityNight, tower, illumination, 'forest-path': forestPath, guesthouse, 'hotel-building': hotelBuilding, onsen, 'ryokan-room': ryokanRoom, aquarium, museum, 'theme-park': themePark, 'zoo-park': zooPark }

const LANDMARK_DRAWINGS: Partial<Record<Landmark, Draw>> = { 'great-buddha': greatBuddha, 'torii-in-sea': toriiInSea, dome, 'sand-dune': sandDune, whirlpool }

/** Draws one picture as an SVG string, 2400×1350 (16:9), the same string for the same subject. */
export function drawPicture(subject: PictureSubject): string {
  const scene = createScene(subject)
  const view = ((subject.landmark && LANDMARK_DRAWINGS[subject.landmark]) || DRAWINGS[subject.motif])(scene)
  const finish = fibres(scene) + seal(scene)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350" viewBox="0 0 2400 1350"><defs>${scene.defs()}</defs>${view}${finish}</svg>`
}
