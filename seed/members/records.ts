import { addDays } from '#domain/date/japan-time.ts'
import type { Identifier } from '#domain/text/identifier.ts'
import type { ActionType, TravelActionInput } from '#domain/travel/action.ts'
import { seedId } from '../identity.ts'
import type { ContentLookup, LinkedKind } from './linked-content.ts'
import { PAST_TRIP_DAYS_AGO, pastLineId } from './past-guide.ts'

type About = { rating?: number; memo?: string; line?: string }
type Source = [daysAgo: number, type: ActionType, kind: LinkedKind, slug: string, about?: About]

const PAST = PAST_TRIP_DAYS_AGO

/** The records of two years. The texts fit any season, because the days are relative to today. */
const DONE: Source[] = [
  [18, 'visited', 'spot', 'kawagoe-kurazukuri', { rating: 4, memo: '鐘つき通りから一本入った路地が静か。' }],
  [18, 'bought', 'gift', 'sayamacha-sencha', { rating: 4 }],
  [
    PAST,
    'visited',
    'spot',
    'amanohashidate',
    { rating: 5, memo: '朝のうちに松並木を歩ききった。帰りは船。', line: 'walk' },
  ],
  [PAST, 'stayed', 'hotel', 'miyazu-ryokan-shiomachi', { rating: 5, memo: '窓の下がすぐ海。', line: 'inn' }],
  [
    PAST - 1,
    'visited',
    'spot',
    'kinosaki-onsen',
    { rating: 5, memo: '外湯は三つまで。欲ばらない。', line: 'bath' },
  ],
  [PAST - 1, 'stayed', 'hotel', 'kinosaki-ryokan-yanagi-no-ha', { rating: 4, line: 'kinosaki-inn' }],
  [PAST - 2, 'visited', 'spot', 'takeda-castle-ruins', { rating: 4, line: 'castle' }],
  [PAST - 2, 'bought', 'gift', 'kyoto-chirimen-sansho', { rating: 5, memo: '次は二つ買う。' }],
  [131, 'visited', 'spot', 'kamakura-daibutsu', { rating: 4 }],
  [131, 'ate', 'restaurant', 'kamakura-hase-kissa-namima', { rating: 4, memo: '窓ぎわの席で一時間。' }],
  [188, 'visited', 'spot', 'itsukushima-jinja', { rating: 5, memo: '潮の満ち引きの表を見てから行くこと。' }],
  [188, 'ate', 'restaurant', 'teppan-bunchou-hiroshima', { rating: 5 }],
  [187, 'visited', 'spot', 'onomichi-senkoji', { rating: 4, memo: '石段を上って、猫の細道から下りた。' }],
  [187, 'stayed', 'hotel', 'onomichi-ishidan-to-tsuki', { rating: 4 }],
  [186, 'visited', 'spot', 'kurashiki-bikan', { rating: 4 }],
  [274, 'visited', 'spot', 'nikko-toshogu', { rating: 4 }],
  [
    274,
    'stayed',
    'hotel',
    'yumoto-shirokabanoyado-kirinoma',
    { rating: 5, memo: '湯の花の匂いが、服に残った。' },
  ],
  [365, 'visited', 'spot', 'otaru-canal', { rating: 4, memo: 'ガス灯がともる時間に、もう一度来た。' }],
  [365, 'ate', 'restaurant', 'hakodate-asa-shokudo-ikasumi', { rating: 5 }],
  [364, 'stayed', 'hotel', 'noboribetsu-yuyado-iou-no-hi', { rating: 4 }],
  [430, 'visited', 'spot', 'matsumoto-castle', { rating: 5, memo: '天守の階段は手すりを離さない。' }],
  [429, 'stayed', 'hotel', 'matsumoto-guesthouse-metoba', { rating: 4 }],
  [521, 'visited', 'spot', 'mojiko-retro', { rating: 4 }],
  [520, 'stayed', 'hotel', 'hotel-hato-mojiko', { rating: 3 }],
  [519, 'visited', 'spot', 'beppu-kannawa', { rating: 5, memo: '蒸し釜の野菜がいちばんのごちそう。' }],
  [612, 'visited', 'spot', 'todai-ji', { rating: 5 }],
  [612, 'ate', 'restaurant', 'naramachi-chagayu-hinode', { rating: 4 }],
  [698, 'visited', 'spot', 'aizu-tsurugajo', { rating: 4, memo: 'はじめてのひとり旅。' }],
]

const WISHES: Source[] = [
  [3, 'wish', 'spot', 'tateyama-murodo'],
  [41, 'wish', 'spot', 'yakushima-shiratani', { memo: '三日は欲しい。雨具を新しくしてから。' }],
  [96, 'wish', 'restaurant', 'ise-udon-tsumugi'],
]

/** A record and the day it was written. */
type SampleRecord = { action: TravelActionInput & { id: Identifier }; writtenOn: string }

/** The records of the traveller, relative to a day in Japan. */
export const travelRecords = (resolveContent: ContentLookup, today: string): SampleRecord[] =>
  [...DONE, ...WISHES].map(([daysAgo, type, kind, slug, { rating = null, memo = '', line } = {}]) => {
    const { id, title, prefectureCode, cityCode } = resolveContent(kind, slug)
    const day = addDays(today, -daysAgo)
    const action = {
      id: seedId('traveler', 'record', type, slug),
      type,
      refKind: kind,
      refId: id,
      title,
      date: type === 'wish' ? null : day,
      prefectureCode,
      cityCode,
      rating,
      memo,
      activityId: line ? pastLineId(line) : null,
      visibility: 'private' as const,
    }
    return { action, writtenOn: day }
  })
