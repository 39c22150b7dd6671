import { prefecturesNamed } from './named-places.ts'
import { once } from './once.ts'
import type { Synonyms } from './synonyms.ts'
import { wordsOf } from './text.ts'

/**
 * Well-known places that readers search for and the site does not have: the name, the code of the prefecture, and how else it
 * is typed. One that is written about later is found by its name, and needs no removal from here at once.
 */
const PLACES: readonly (readonly [name: string, prefectureCode: string, others: string])[] = [
  [
    '東京ディズニーランド',
    '12',
    'ディズニーランド ディズニー 東京ディズニー とうきょうでぃずにーらんど disneyland disney tdl',
  ],
  ['東京ディズニーシー', '12', 'ディズニーシー disneysea tds'],
  ['東京ディズニーリゾート', '12', 'ディズニーリゾート disneyresort tdr'],
  [
    'ユニバーサル・スタジオ・ジャパン',
    '27',
    'USJ ユニバ ユニバーサルスタジオ universalstudios ゆーえすじぇー',
  ],
  ['ハウステンボス', '42', 'huistenbosch'],
  ['ジブリパーク', '23', 'ghiblipark'],
  ['三鷹の森ジブリ美術館', '13', 'ジブリ美術館 じぶりびじゅつかん'],
  ['富士急ハイランド', '19', '富士急 ふじきゅう ふじきゅうはいらんど fujiq'],
  ['ナガシマスパーランド', '24', '長島スパーランド 長島温泉'],
  ['なばなの里', '24', 'なばなのさと'],
  ['サンリオピューロランド', '13', 'ピューロランド puroland'],
  ['志摩スペイン村', '24', 'スペイン村 しますぺいんむら'],
  ['レゴランド・ジャパン', '23', 'レゴランド legoland'],
  ['東京スカイツリー', '13', 'スカイツリー skytree'],
  ['東京タワー', '13', 'とうきょうたわー tokyotower'],
  ['チームラボ', '13', 'teamlab チームラボボーダレス チームラボプラネッツ'],
  ['明治神宮', '13', 'めいじじんぐう meijijingu'],
  ['上野動物園', '13', '恩賜上野動物園 うえのどうぶつえん'],
  ['渋谷スクランブル交差点', '13', '渋谷スクランブル スクランブル交差点'],
  ['よみうりランド', '13', '読売ランド'],
  ['横浜中華街', '14', '中華街 よこはまちゅうかがい ちゅうかがい chinatown'],
  ['横浜赤レンガ倉庫', '14', '赤レンガ倉庫 あかれんがそうこ'],
  ['八景島シーパラダイス', '14', 'シーパラ 横浜八景島 はっけいじま'],
  ['鶴岡八幡宮', '14', 'つるがおかはちまんぐう'],
  ['富士山', '19', 'ふじさん mtfuji fujisan 富士登山'],
  ['金閣寺', '26', '鹿苑寺 きんかくじ kinkakuji'],
  ['銀閣寺', '26', '慈照寺 ぎんかくじ ginkakuji'],
  ['伏見稲荷大社', '26', '伏見稲荷 ふしみいなり ふしみいなりたいしゃ fushimiinari'],
  ['嵐山', '26', '嵯峨野 渡月橋 あらしやま arashiyama'],
  ['二条城', '26', 'にじょうじょう nijocastle'],
  ['京都タワー', '26', 'きょうとたわー kyototower'],
  ['東映太秦映画村', '26', '太秦 うずまさ'],
  ['通天閣', '27', 'つうてんかく tsutenkaku'],
  ['道頓堀', '27', 'どうとんぼり dotonbori'],
  ['海遊館', '27', 'かいゆうかん kaiyukan'],
  ['あべのハルカス', '27', 'ハルカス harukas'],
  ['アドベンチャーワールド', '30', '白浜アドベンチャーワールド'],
  ['奈良公園', '29', 'ならこうえん narapark'],
  ['淡路島', '28', 'あわじしま awajishima'],
  ['札幌時計台', '01', 'さっぽろとけいだい'],
  ['さっぽろ雪まつり', '01', '札幌雪まつり'],
  ['ニセコ', '01', 'niseko'],
  ['富良野のラベンダー畑', '01', 'ファーム富田'],
  ['ねぶた祭', '02', '青森ねぶた ねぶた ねぶたまつり nebuta'],
  ['仙台城跡', '04', '青葉城 仙台城 せんだいじょう'],
  ['那須高原', '09', '那須 なすこうげん'],
  ['軽井沢', '20', 'かるいざわ karuizawa'],
  ['熱海温泉', '22', '熱海 あたみ atami'],
  ['別府温泉', '44', '別府地獄めぐり 別府 べっぷ beppu'],
]

/** A well-known place that the site may not have. */
export type AbsentPlace = { name: string; prefectureCode: string }

const joined = (text: string): string => wordsOf(text).join('')

const byName = once(
  () =>
    new Map(
      PLACES.flatMap(([name, prefectureCode, others]) =>
        [name, ...others.split(' ')].map((one) => [joined(one), { name, prefectureCode }]),
      ),
    ),
)

/**
 * The well-known place that a keyword names, as a whole or by one of its words, and the words beside it: `USJ ホテル` is
 * ユニバーサル・スタジオ・ジャパン and ホテル. `null` without one, and for one of another prefecture than those words name: 長崎 中華街.
 */
export function absentPlaceOf(keyword: string, synonyms: Synonyms): (AbsentPlace & { rest: string }) | null {
  const whole = byName().get(joined(keyword))
  if (whole) return { ...whole, rest: '' }
  const typed = keyword.normalize('NFKC').split(/\s+/)
  const at = typed.findIndex((word) => byName().has(joined(word)))
  const place = byName().get(joined(typed[at] ?? ''))
  if (!place) return null
  const isOther = (word: string, index: number): boolean =>
    // 東京 beside ディズニーランド is a part of its name, though it lies in Chiba.
    index !== at && !joined(place.name).includes(joined(word))
  const rest = typed.filter(isOther).join(' ')
  const named = prefecturesNamed(rest, { isSure: true, synonyms })
  const isElsewhere = named.length > 0 && !named.includes(place.prefectureCode)
  return isElsewhere ? null : { ...place, rest }
}
