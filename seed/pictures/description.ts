import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import {
  type Drawing,
  isPlate,
  type Landmark,
  type Motif,
  type PictureSubject,
  type Season,
  type TimeOfDay,
} from './subject.ts'

/** What the drawing of a motif shows in every season and for every key. */
const OUTDOORS = {
  mountain: '山並みと、手前の森',
  volcano: '煙を上げる火山と、ふもとの木々',
  coast: '海へ続く浜と、松',
  cliff: '海に切り立つ崖と、その上の松',
  island: '松の立つ島と、海に浮かぶ帆舟',
  lake: '山を望む湖と、浮かぶ小舟',
  river: 'うねって流れる川と、浮かぶ小舟',
  gorge: '切り立つ岩のあいだの水面と、小舟',
  waterfall: '岩壁から落ちる滝',
  'forest-path': '木立のあいだに続く道と、そこを歩く人',
  wetland: '湿原に続く木道と、そこを歩く人',
  farmland: '重なる田畑と、そこに立つ人',
  'flower-field': '一面の花畑と、そのなかの小道',
  'snow-field': '雪の野と、足あとを残して歩く人',
  garden: '池に反り橋の架かる庭園',
  temple: '大きな屋根の堂と、そこへ続く道',
  pagoda: '木々のあいだに立つ五重塔',
  'shrine-gate': '大きな鳥居と、その先の社殿',
  castle: '石垣の上に立つ天守と、堀',
  'old-street': '町家が両側に並ぶ通りと、歩く人',
  'thatched-village': '茅葺きの家が並ぶ里',
  harbour: '漁船の浮かぶ港と、岸に並ぶ家',
  lighthouse: '海辺に立つ灯台',
  bridge: '海をまたぐ吊り橋',
  museum: '水面に姿を映す大きな建物と、その前に立つ人たち',
  'zoo-park': '柵の向こうの動物と、それを見る人たち',
  'theme-park': '観覧車のある遊園地と、歩く人たち',
  tower: '木立の向こうにそびえる塔',
  onsen: '岩で囲んだ露天の湯と、湯けむり',
  'hotel-building': '大きな宿の建物と、玄関へ続く道',
  guesthouse: 'のれんを掛けた二階建ての宿',
  teahouse: '茶屋と、その前に立てた赤い傘',
  market: '日よけの下に品を並べた市と、買いものをする人たち',
  train: '走る列車と、遠くの山',
  ropeway: '山の上を渡るロープウェイ',
  ship: '海を行く大きな船',
  bicycle: '道ばたに停めた自転車',
  kayak: '水面を進むカヤック',
  ski: '雪の斜面を滑る人と、リフト',
  trekking: '山の道を歩く人たちと、道しるべ',
  festival: '提灯の下の祭りと、集まった人たち',
  lanterns: '連なる提灯と、その下の人たち',
} as const satisfies Partial<Record<Motif, string>>

/** The hour and the season do not show in these, or do not matter. */
const INDOORS: Record<Exclude<Motif, keyof typeof OUTDOORS>, string> = {
  'city-night': '水面に灯りを映す、夜の街',
  aquarium: '大きな水槽を泳ぐ魚と、見上げる人たち',
  'ryokan-room': '庭に開いた畳の部屋と、茶道具を置いた座卓',
  'noodle-bowl': '湯気の立つ麺の器と箸',
  'rice-bowl': '湯気の立つ丼と椀',
  seafood: '皿に盛った海の幸と箸',
  hotpot: '湯気の立つ鍋と、取り皿',
  sushi: '木の台に並んだ寿司',
  cafe: '湯気の立つ飲みものと、皿の菓子',
  sweets: '皿に並んだ和菓子と、抹茶の碗',
  'cake-box': '箱に並んだ菓子',
  fruit: '皿に盛った果物',
  pickles: '木の桶と、小皿に盛った漬物',
  sake: '酒の瓶と徳利と盃',
  tea: '急須と湯のみ',
  'fish-dried': '魚の干物',
  'craft-pottery': '花を生けた壺と、重ねた器',
  'craft-lacquer': '盆にのせた漆塗りの器',
  'craft-textile': '重ねた反物',
  'craft-glass': '文様を切り込んだガラスの器',
  'craft-wood': '木でできた器と道具',
  doll: '郷土の人形',
  fireworks: '水辺に上がる花火と、見上げる人たち',
  illumination: '明かりをまとった並木と、歩く人たち',
  suitcase: '旅行かばんと帽子',
  backpack: 'リュックサックと水筒',
  'travel-goods': '並べた旅の道具',
  umbrella: '開いた和傘と、閉じた傘',
  camera: 'カメラと写真',
  book: '開いた本と、湯のみ',
  map: '広げた地図と方位磁石',
  portrait: '書き手の似顔絵',
}

const LANDMARK_NAMES: Record<Landmark, string> = {
  fuji: '富士山',
  'torii-in-sea': '海に立つ大鳥居',
  'tokyo-tower': '赤と白の塔',
  'castle-white': '白壁の天守',
  'five-storied-pagoda': '五重塔',
  'great-buddha': '座る大仏',
  'sand-dune': '砂丘',
  whirlpool: '渦を巻く潮',
  dome: 'ドーム',
}

const SEASONS: Record<Season, string> = { spring: '春', summer: '夏', autumn: '秋', winter: '冬' }
const HOURS: Record<TimeOfDay, string> = { morning: '朝', noon: '昼', dusk: '夕暮れ', night: '夜' }

const isOutdoors = (motif: Motif): motif is keyof typeof OUTDOORS => Object.hasOwn(OUTDOORS, motif)

const drawn = ({ motif, season, time, landmark }: Drawing): string => {
  if (motif === 'portrait') return INDOORS.portrait
  if (!isOutdoors(motif)) return `${INDOORS[motif]}を描いた絵`
  const scene = landmark ? `${LANDMARK_NAMES[landmark]}の見える景色` : OUTDOORS[motif]
  return `${SEASONS[season]}の${HOURS[time]}の、${scene}を描いた絵`
}

/** The description of a picture, from what is drawn: nobody has to compare it with the drawing. */
export const describe = (subject: PictureSubject): string => {
  if (!isPlate(subject)) return drawn(subject)
  const prefecture = prefectureOfCode(subject.prefecture)?.name
  return `「${subject.name}」の名を${prefecture ? `${prefecture}の形に` : ''}重ねた絵`
}
