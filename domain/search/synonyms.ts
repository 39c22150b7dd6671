import { once } from './once.ts'
import { lookupKey, romajiKey } from './romaji.ts'
import { folded } from './text.ts'

/**
 * Words that are searched for as one, a group on each line: what texts may write (any of them finds all), then after `|`
 * how else it is typed (finds the former). A kanji alone is found in tags only, and 島 is no word, because it ends 徳島. The rows
 * of a table later: the group, the word, and on which side it is.
 */
const GROUPS = `
食べ歩き 食べあるき 食歩き たべ歩き | たべあるき
街歩き 町歩き まち歩き 散歩 散策 | まちあるき さんぽ さんさく
町並み 街並み 町並 まち並み | まちなみ
温泉 | おんせん 温せん spa
露天風呂 | ろてんぶろ 露天ぶろ
日帰り温泉 日帰り入浴 立ち寄り湯 | ひがえりおんせん たちよりゆ
足湯 | あしゆ
紅葉 | こうよう もみじ 黄葉
桜 花見 | さくら おはなみ はなみ 櫻 お花見
紫陽花 あじさい |
新緑 | しんりょく
花火 花火大会 | はなび はなびたいかい
祭り 祭 まつり | お祭り おまつり
雪景色 | ゆきげしき
子連れ 子ども連れ 子供連れ 親子連れ こども連れ | こどもづれ こづれ ファミリー 家族連れ 子ども向け 子供向け kids
子ども 子供 | こども
犬連れ 愛犬 ペット連れ | いぬづれ ペット可 ペットok
一人旅 ひとり旅 | ひとりたび おひとりさま
車いす 車椅子 バリアフリー | くるまいす
雨の日 | あめのひ 雨天
ラーメン 拉麺 中華そば | らあめん ramen
蕎麦 そば | おそば soba
うどん | おうどん 饂飩
寿司 鮨 すし | おすし お寿司 sushi
海鮮 海鮮丼 | かいせん かいせんどん 海産物
牡蠣 | カキ料理
抹茶 | まっちゃ おまっちゃ
和菓子 | わがし
スイーツ 甘味 | 甘いもの デザート sweets
カフェ 喫茶 喫茶店 | cafe きっさてん きっさ 珈琲店
グルメ 名物料理 郷土料理 | ごはん ぐるめ きょうどりょうり
おみやげ お土産 土産 みやげ | おみあげ お土産物 土産物
焼き物 焼物 陶器 陶芸 | やきもの
工芸 伝統工芸 | こうげい
旅館 | りょかん
ホテル | hotel
民宿 | みんしゅく
宿 | やど お宿 宿泊 宿泊施設
道の駅 | みちのえき
朝市 | あさいち
市場 | いちば しじょう
商店街 | しょうてんがい
水族館 | すいぞくかん
動物園 | どうぶつえん
美術館 | びじゅつかん
博物館 | はくぶつかん
遊園地 テーマパーク | ゆうえんち
植物園 | しょくぶつえん
公園 | こうえん
庭園 | ていえん 日本庭園
神社 | じんじゃ
寺 お寺 寺院 | おてら じいん
城 お城 | しろ おしろ 城跡
世界遺産 | せかいいさん
展望台 | てんぼうだい
灯台 | とうだい
夜景 | やけい
絶景 | ぜっけい
海 | うみ
海水浴 海水浴場 | かいすいよく
滝 | たき
渓谷 | けいこく
高原 | こうげん
湖 | みずうみ
離島 | りとう
鍾乳洞 洞窟 | しょうにゅうどう どうくつ
棚田 | たなだ
鉄道 電車 列車 | てつどう でんしゃ れっしゃ
古民家 | こみんか
観光列車 | かんこうれっしゃ
キャンプ キャンプ場 | camp
スキー スキー場 | ski
登山 山登り | とざん やまのぼり ハイキング トレッキング
`

const split = (text: string): string[] => text.split(' ').flatMap((word) => (word ? [folded(word)] : []))

/** The words of each group by all of its words, and by the keys of those in kana. */
const byWord = once(
  () =>
    new Map(
      GROUPS.trim()
        .split('\n')
        .flatMap((line) => {
          const [words = [], others = []] = line.split('|').map(split)
          const keys = [...words, ...others].flatMap((word) =>
            /^[ぁ-ゖー]+$/.test(word) ? [word, romajiKey(word)] : word,
          )
          return keys.map((key) => [key, words])
        }),
    ),
)

/** The other words that a folded word finds: 食べ歩き for 食べあるき, たべあるき and tabearuki. */
export const synonymsOf = (word: string): string[] =>
  (byWord().get(word) ?? byWord().get(lookupKey(word)) ?? []).filter((other) => other !== word)

/** Words of two letters or more that end compounds, the longest first. */
const endings = once(() =>
  [...new Set(byWord().values())]
    .flat()
    .filter((word) => [...word].length > 1)
    .sort((a, b) => b.length - a.length),
)

/** `温泉旅館` → 温泉 and 旅館; `null` for a folded word that is no compound of a known word with another before it. */
export function compoundOf(word: string): string[] | null {
  if (byWord().has(word)) return null
  const ending = endings().find((known) => word.endsWith(known) && [...word].length - [...known].length > 1)
  return ending ? [word.slice(0, -ending.length), ending] : null
}
