import { FactTable } from '#renderer/ui/FactTable.tsx'
import { MapUnavailable } from '#renderer/ui/map/MapUnavailable.tsx'
import { PlaceMap } from '#renderer/ui/map/PlaceMap.tsx'
import { Alternatives } from '#renderer/ui/place/Alternatives.tsx'
import { MapLinks } from '#renderer/ui/place/MapLinks.tsx'
import { PlaceContacts } from '#renderer/ui/place/PlaceContacts.tsx'
import { PlaceStatus } from '#renderer/ui/place/PlaceStatus.tsx'
import { hoursFacts, placeFacts } from '#renderer/ui/place/place-facts.tsx'
import { TodayHours } from '#renderer/ui/place/TodayHours.tsx'
import { TileMap } from '#renderer/ui/TileMap.tsx'
import { type Parts, part, smallPart } from './part.ts'
import { CARD_OF, LONG_TITLE, PLACE } from './samples.ts'

const point = { id: 'a', name: PLACE.name, href: '/spots', note: '庭園', mark: '1', position: PLACE }
const nearby = { ...CARD_OF.spot, metres: 420 }
const children = <p>場所の一覧は、この下にあります。</p>

export const PLACES: Parts = {
  'renderer/ui/TileMap': part('日本のタイルの地図', {
    '': <TileMap current="17" label="都道府県の地図" />,
  }),
  'renderer/ui/map/PlaceMap': part('地図', {
    '': <PlaceMap {...{ points: [point], title: '兼六園の地図', children }} />,
  }),
  'renderer/ui/map/MapUnavailable': smallPart('地図を出せないとき', {
    やり直せるとき: (
      <MapUnavailable {...{ reason: '地図を読み込めませんでした', onRetry: () => {}, children }} />
    ),
    やり直せないとき: <MapUnavailable {...{ reason: 'お使いの環境では地図を描けませんでした', children }} />,
  }),
  'renderer/ui/place/PlaceStatus': part('営業のことわり', {
    閉業: <PlaceStatus status="closed" />,
    休業中: <PlaceStatus status="tempClosed" />,
    期間営業: <PlaceStatus status="seasonal" />,
  }),
  'renderer/ui/place/TodayHours': smallPart('今日の営業', {
    わかるとき: <TodayHours place={PLACE} holidays={null} />,
    休みがわからないとき: <TodayHours place={{ ...PLACE, closed: null }} holidays={null} />,
    わからないとき: <TodayHours place={{ ...PLACE, hours: null }} holidays={null} />,
    休業中: <TodayHours place={{ ...PLACE, businessStatus: 'tempClosed' }} holidays={null} />,
  }),
  'renderer/ui/place/PlaceContacts': part('電話・サイト・予約', {
    すべて: <PlaceContacts place={PLACE} />,
    電話だけ: <PlaceContacts place={{ ...PLACE, officialUrl: null, reservationUrl: null }} />,
  }),
  'renderer/ui/place/MapLinks': part('ほかの地図', {
    ふつう: <MapLinks place={PLACE} />,
    ひとつだけ: <MapLinks place={PLACE} isBrief />,
  }),
  'renderer/ui/place/Alternatives': part('代わりの行き先', {
    '': <Alternatives cards={[nearby, { ...nearby, id: 'b', title: LONG_TITLE, metres: 5200 }]} />,
  }),
  'renderer/ui/place/place-facts': part('場所の基本情報', {
    '': <FactTable facts={[...hoursFacts(PLACE), ...placeFacts(PLACE)]} />,
  }),
}
