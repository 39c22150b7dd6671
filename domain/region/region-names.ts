/**
 * The usual names of regions, which overlap, each with its reading and the codes of its prefectures. The built-in regions name
 * two parts at once (北海道・東北), and readers search for one. 中国 alone is the country.
 */
export const REGION_NAMES: readonly (readonly [name: string, kana: string, codes: string])[] = [
  ['東北', 'とうほく', '02 03 04 05 06 07'],
  ['関東', 'かんとう', '08 09 10 11 12 13 14'],
  ['首都圏', 'しゅとけん', '08 09 10 11 12 13 14 19'],
  ['北関東', 'きたかんとう', '08 09 10'],
  ['中部', 'ちゅうぶ', '15 16 17 18 19 20 21 22 23'],
  ['甲信越', 'こうしんえつ', '15 19 20'],
  ['北陸', 'ほくりく', '16 17 18'],
  ['信州', 'しんしゅう', '20'],
  ['東海', 'とうかい', '21 22 23 24'],
  ['近畿', 'きんき', '24 25 26 27 28 29 30'],
  ['関西', 'かんさい', '25 26 27 28 29 30'],
  ['中国地方', 'ちゅうごくちほう', '31 32 33 34 35'],
  ['山陰', 'さんいん', '31 32'],
  ['山陽', 'さんよう', '33 34 35'],
  ['瀬戸内', 'せとうち', '28 33 34 35 36 37 38'],
  ['四国', 'しこく', '36 37 38 39'],
  ['九州', 'きゅうしゅう', '40 41 42 43 44 45 46'],
]
