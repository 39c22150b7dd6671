/** A built-in prefecture; `code` is JIS X 0401, two digits. */
export type BuiltInPrefecture = { code: string; slug: string; name: string; kana: string }
export type BuiltInRegion = { slug: string; name: string; prefectures: readonly BuiltInPrefecture[] }

/** The seven regions and 47 prefectures in JIS order (spec §3, "Built-in region list"; Mie counts as Kinki). */
export const BUILT_IN_REGIONS: readonly BuiltInRegion[] = [
  {
    slug: 'hokkaido-tohoku',
    name: '北海道・東北',
    prefectures: [
      { code: '01', slug: 'hokkaido', name: '北海道', kana: 'ほっかいどう' },
      { code: '02', slug: 'aomori', name: '青森県', kana: 'あおもりけん' },
      { code: '03', slug: 'iwate', name: '岩手県', kana: 'いわてけん' },
      { code: '04', slug: 'miyagi', name: '宮城県', kana: 'みやぎけん' },
      { code: '05', slug: 'akita', name: '秋田県', kana: 'あきたけん' },
      { code: '06', slug: 'yamagata', name: '山形県', kana: 'やまがたけん' },
      { code: '07', slug: 'fukushima', name: '福島県', kana: 'ふくしまけん' },
    ],
  },
  {
    slug: 'kanto',
    name: '関東',
    prefectures: [
      { code: '08', slug: 'ibaraki', name: '茨城県', kana: 'いばらきけん' },
      { code: '09', slug: 'tochigi', name: '栃木県', kana: 'とちぎけん' },
      { code: '10', slug: 'gunma', name: '群馬県', kana: 'ぐんまけん' },
      { code: '11', slug: 'saitama', name: '埼玉県', kana: 'さいたまけん' },
      { code: '12', slug: 'chiba', name: '千葉県', kana: 'ちばけん' },
      { code: '13', slug: 'tokyo', name: '東京都', kana: 'とうきょうと' },
      { code: '14', slug: 'kanagawa', name: '神奈川県', kana: 'かながわけん' },
    ],
  },
  {
    slug: 'chubu',
    name: '中部',
    prefectures: [
      { code: '15', slug: 'niigata', name: '新潟県', kana: 'にいがたけん' },
      { code: '16', slug: 'toyama', name: '富山県', kana: 'とやまけん' },
      { code: '17', slug: 'ishikawa', name: '石川県', kana: 'いしかわけん' },
      { code: '18', slug: 'fukui', name: '福井県', kana: 'ふくいけん' },
      { code: '19', slug: 'yamanashi', name: '山梨県', kana: 'やまなしけん' },
      { code: '20', slug: 'nagano', name: '長野県', kana: 'ながのけん' },
      { code: '21', slug: 'gifu', name: '岐阜県', kana: 'ぎふけん' },
      { code: '22', slug: 'shizuoka', name: '静岡県', kana: 'しずおかけん' },
      { code: '23', slug: 'aichi', name: '愛知県', kana: 'あいちけん' },
    ],
  },
  {
    slug: 'kinki',
    name: '近畿',
    prefectures: [
      { code: '24', slug: 'mie', name: '三重県', kana: 'みえけん' },
      { code: '25', slug: 'shiga', name: '滋賀県', kana: 'しがけん' },
      { code: '26', slug: 'kyoto', name: '京都府', kana: 'きょうとふ' },
      { code: '27', slug: 'osaka', name: '大阪府', kana: 'おおさかふ' },
      { code: '28', slug: 'hyogo', name: '兵庫県', kana: 'ひょうごけん' },
      { code: '29', slug: 'nara', name: '奈良県', kana: 'ならけん' },
      { code: '30', slug: 'wakayama', name: '和歌山県', kana: 'わかやまけん' },
    ],
  },
  {
    slug: 'chugoku',
    name: '中国',
    prefectures: [
      { code: '31', slug: 'tottori', name: '鳥取県', kana: 'とっとりけん' },
      { code: '32', slug: 'shimane', name: '島根県', kana: 'しまねけん' },
      { code: '33', slug: 'okayama', name: '岡山県', kana: 'おかやまけん' },
      { code: '34', slug: 'hiroshima', name: '広島県', kana: 'ひろしまけん' },
      { code: '35', slug: 'yamaguchi', name: '山口県', kana: 'やまぐちけん' },
    ],
  },
  {
    slug: 'shikoku',
    name: '四国',
    prefectures: [
      { code: '36', slug: 'tokushima', name: '徳島県', kana: 'とくしまけん' },
      { code: '37', slug: 'kagawa', name: '香川県', kana: 'かがわけん' },
      { code: '38', slug: 'ehime', name: '愛媛県', kana: 'えひめけん' },
      { code: '39', slug: 'kochi', name: '高知県', kana: 'こうちけん' },
    ],
  },
  {
    slug: 'kyushu-okinawa',
    name: '九州・沖縄',
    prefectures: [
      { code: '40', slug: 'fukuoka', name: '福岡県', kana: 'ふくおかけん' },
      { code: '41', slug: 'saga', name: '佐賀県', kana: 'さがけん' },
      { code: '42', slug: 'nagasaki', name: '長崎県', kana: 'ながさきけん' },
      { code: '43', slug: 'kumamoto', name: '熊本県', kana: 'くまもとけん' },
      { code: '44', slug: 'oita', name: '大分県', kana: 'おおいたけん' },
      { code: '45', slug: 'miyazaki', name: '宮崎県', kana: 'みやざきけん' },
      { code: '46', slug: 'kagoshima', name: '鹿児島県', kana: 'かごしまけん' },
      { code: '47', slug: 'okinawa', name: '沖縄県', kana: 'おきなわけん' },
    ],
  },
]

export const BUILT_IN_PREFECTURES: readonly BuiltInPrefecture[] = BUILT_IN_REGIONS.flatMap(
  (region) => region.prefectures,
)

/** The prefecture of a two-digit code, or `null`. */
export function prefectureOfCode(code: string | null): BuiltInPrefecture | null {
  return BUILT_IN_PREFECTURES.find((prefecture) => prefecture.code === code) ?? null
}

/** The prefecture of a slug such as `kyoto`, or `null`. */
export function prefectureOfSlug(slug: string): BuiltInPrefecture | null {
  return BUILT_IN_PREFECTURES.find((prefecture) => prefecture.slug === slug) ?? null
}

/** The region that holds a prefecture, or `null` for an unknown code. */
export function regionOfPrefecture(code: string): BuiltInRegion | null {
  return (
    BUILT_IN_REGIONS.find((region) => region.prefectures.some((prefecture) => prefecture.code === code)) ??
    null
  )
}
