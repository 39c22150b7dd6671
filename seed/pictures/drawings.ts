import { aquarium } from './motifs/aquarium.ts'
import { backpack } from './motifs/backpack.ts'
import { bicycle } from './motifs/bicycle.ts'
import { book } from './motifs/book.ts'
import { bridge } from './motifs/bridge.ts'
import { cafe } from './motifs/cafe.ts'
import { cakeBox } from './motifs/cake-box.ts'
import { camera } from './motifs/camera.ts'
import { castle } from './motifs/castle.ts'
import { cityNight } from './motifs/city-night.ts'
import { cliff } from './motifs/cliff.ts'
import { coast } from './motifs/coast.ts'
import { craftGlass } from './motifs/craft-glass.ts'
import { craftLacquer } from './motifs/craft-lacquer.ts'
import { craftPottery } from './motifs/craft-pottery.ts'
import { craftTextile } from './motifs/craft-textile.ts'
import { craftWood } from './motifs/craft-wood.ts'
import { doll } from './motifs/doll.ts'
import { dome } from './motifs/dome.ts'
import { farmland } from './motifs/farmland.ts'
import { festival } from './motifs/festival.ts'
import { fireworks } from './motifs/fireworks.ts'
import { fishDried } from './motifs/fish-dried.ts'
import { flowerField } from './motifs/flower-field.ts'
import { forestPath } from './motifs/forest-path.ts'
import { fruit } from './motifs/fruit.ts'
import { garden } from './motifs/garden.ts'
import { gorge } from './motifs/gorge.ts'
import { greatBuddha } from './motifs/great-buddha.ts'
import { guesthouse } from './motifs/guesthouse.ts'
import { harbour } from './motifs/harbour.ts'
import { hotelBuilding } from './motifs/hotel-building.ts'
import { hotpot } from './motifs/hotpot.ts'
import { illumination } from './motifs/illumination.ts'
import { island } from './motifs/island.ts'
import { kayak } from './motifs/kayak.ts'
import { lake } from './motifs/lake.ts'
import { lanterns } from './motifs/lanterns.ts'
import { lighthouse } from './motifs/lighthouse.ts'
import { map } from './motifs/map.ts'
import { market } from './motifs/market.ts'
import { mountain } from './motifs/mountain.ts'
import { museum } from './motifs/museum.ts'
import { noodleBowl } from './motifs/noodle-bowl.ts'
import { oldStreet } from './motifs/old-street.ts'
import { onsen } from './motifs/onsen.ts'
import { pagoda } from './motifs/pagoda.ts'
import { pickles } from './motifs/pickles.ts'
import { portrait } from './motifs/portrait.ts'
import { riceBowl } from './motifs/rice-bowl.ts'
import { river } from './motifs/river.ts'
import { ropeway } from './motifs/ropeway.ts'
import { ryokanRoom } from './motifs/ryokan-room.ts'
import { sake } from './motifs/sake.ts'
import { sandDune } from './motifs/sand-dune.ts'
import { seafood } from './motifs/seafood.ts'
import { ship } from './motifs/ship.ts'
import { shrineGate } from './motifs/shrine-gate.ts'
import { ski } from './motifs/ski.ts'
import { snowField } from './motifs/snow-field.ts'
import { suitcase } from './motifs/suitcase.ts'
import { sushi } from './motifs/sushi.ts'
import { sweets } from './motifs/sweets.ts'
import { tea } from './motifs/tea.ts'
import { teahouse } from './motifs/teahouse.ts'
import { temple } from './motifs/temple.ts'
import { thatchedVillage } from './motifs/thatched-village.ts'
import { themePark } from './motifs/theme-park.ts'
import { toriiInSea } from './motifs/torii-in-sea.ts'
import { tower } from './motifs/tower.ts'
import { train } from './motifs/train.ts'
import { travelGoods } from './motifs/travel-goods.ts'
import { trekking } from './motifs/trekking.ts'
import { umbrella } from './motifs/umbrella.ts'
import { volcano } from './motifs/volcano.ts'
import { waterfall } from './motifs/waterfall.ts'
import { wetland } from './motifs/wetland.ts'
import { whirlpool } from './motifs/whirlpool.ts'
import { zooPark } from './motifs/zoo-park.ts'
import type { Draw, Scene } from './scene.ts'
import type { Landmark, Motif } from './subject.ts'

const MOTIF_DRAWINGS: Record<Motif, Draw> = {
  mountain,
  volcano,
  lake,
  river,
  gorge,
  waterfall,
  coast,
  cliff,
  island,
  farmland,
  'flower-field': flowerField,
  'snow-field': snowField,
  wetland,
  temple,
  pagoda,
  'shrine-gate': shrineGate,
  castle,
  'old-street': oldStreet,
  'thatched-village': thatchedVillage,
  garden,
  harbour,
  lighthouse,
  bridge,
  'city-night': cityNight,
  tower,
  illumination,
  'forest-path': forestPath,
  guesthouse,
  'hotel-building': hotelBuilding,
  onsen,
  'ryokan-room': ryokanRoom,
  aquarium,
  museum,
  'theme-park': themePark,
  'zoo-park': zooPark,
  bicycle,
  ropeway,
  ship,
  train,
  kayak,
  ski,
  trekking,
  festival,
  fireworks,
  lanterns,
  market,
  'noodle-bowl': noodleBowl,
  'rice-bowl': riceBowl,
  hotpot,
  seafood,
  sushi,
  'fish-dried': fishDried,
  cafe,
  'cake-box': cakeBox,
  sweets,
  fruit,
  pickles,
  sake,
  tea,
  teahouse,
  'craft-pottery': craftPottery,
  'craft-lacquer': craftLacquer,
  'craft-textile': craftTextile,
  'craft-glass': craftGlass,
  'craft-wood': craftWood,
  doll,
  suitcase,
  backpack,
  'travel-goods': travelGoods,
  umbrella,
  camera,
  book,
  map,
  portrait,
}

/** Landmarks with their own drawing. The others only influence the drawing of the motif. */
const SIGHTS: Partial<Record<Landmark, Draw>> = {
  'great-buddha': greatBuddha,
  'torii-in-sea': toriiInSea,
  dome,
  'sand-dune': sandDune,
  whirlpool,
}

export const draw = (scene: Scene) =>
  ((scene.landmark && SIGHTS[scene.landmark]) ?? MOTIF_DRAWINGS[scene.motif])(scene)
