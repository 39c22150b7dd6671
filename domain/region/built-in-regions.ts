/** A built-in prefecture; `code` is JIS X 0401, two digits. */
export type BuiltInPrefecture = { code: string; slug: string; name: string }
export type BuiltInRegion = { slug: string; name: string; prefectures: readonly BuiltInPrefecture[] }

/** The seven regions and 47 prefectures in JIS order (spec §3, "Built-in region list"; Mie counts as Kinki). */
export const BUILT_IN_REGIONS: readonly BuiltInRegion[] = [
  {
    slug: 'hokkaido-tohoku',
    name: '北海道・東北',
    prefectures: [
      { code: '01', slug: 'hokkaido', name: '北海道' },
      { code: '02', slug: 'aomori', name: '青森県' },
      { code: '03', slug: 'iwate', name: '岩手県' },
      { code: '04', slug: 'miyagi', name: '宮城県' },
      { code: '05', slug: 'akita', name: '秋田県' },
      { code: '06', slug: 'yamagata', name: '山形県' },
      { code: '07', slug: 'fukushima', name: '福島県' },
    ],
  },
  {
    slug: 'kanto',
    name: '関東',
    prefectures: [
      { code: '08', slug: 'ibaraki', name: '茨城県' },
      { code: '09', slug: 'tochigi', name: '栃木県' },
      { code: '10', slug: 'gunma', name: '群馬県' },
      { code: '11', slug: 'saitama', name: '埼玉県' },
      { code: '12', slug: 'chiba', name: '千葉県' },
      { code: '13', slug: 'tokyo', name: '東京都' },
      { code: '14', slug: 'kanagawa', name: '神奈川県' },
    ],
  },
  {
    slug: 'chubu',
    name: '中部',
    prefectures: [
      { code: '15', slug: 'niigata', name: '新潟県' },
      { code: '16', slug: 'toyama', name: '富山県' },
      { code: '17', slug: 'ishikawa', name: '石川県' },
      { code: '18', slug: 'fukui', name: '福井県' },
      { code: '19', slug: 'yamanashi', name: '山梨県' },
      { code: '20', slug: 'nagano', name: '長野県' },
      { code: '21', slug: 'gifu', name: '岐阜県' },
      { code: '22', slug: 'shizuoka', name: '静岡県' },
      { code: '23', slug: 'aichi', name: '愛知県' },
    ],
  },
  {
    slug: 'kinki',
    name: '近畿',
    prefectures: [
      { code: '24', slug: 'mie', name: '三重県' },
      { code: '25', slug: 'shiga', name: '滋賀県' },
      { code: '26', slug: 'kyoto', name: '京都府' },
      { code: '27', slug: 'osaka', name: '大阪府' },
      { code: '28', slug: 'hyogo', name: '兵庫県' },
      { code: '29', slug: 'nara', name: '奈良県' },
      { code: '30', slug: 'wakayama', name: '和歌山県' },
    ],
  },
  {
    slug: 'chugoku',
    name: '中国',
    prefectures: [
      { code: '31', slug: 'tottori', name: '鳥取県' },
      { code: '32', slug: 'shimane', name: '島根県' },
      { code: '33', slug: 'okayama', name: '岡山県' },
      { code: '34', slug: 'hiroshima', name: '広島県' },
      { code: '35', slug: 'yamaguchi', name: '山口県' },
    ],
  },
  {
    slug: 'shikoku',
    name: '四国',
    prefectures: [
      { code: '36', slug: 'tokushima', name: '徳島県' },
      { code: '37', slug: 'kagawa', name: '香川県' },
      { code: '38', slug: 'ehime', name: '愛媛県' },
      { code: '39', slug: 'kochi', name: '高知県' },
    ],
  },
  {
    slug: 'kyushu-okinawa',
    name: '九州・沖縄',
    prefectures: [
      { code: '40', slug: 'fukuoka', name: '福岡県' },
      { code: '41', slug: 'saga', name: '佐賀県' },
      { code: '42', slug: 'nagasaki', name: '長崎県' },
      { code: '43', slug: 'kumamoto', name: '熊本県' },
      { code: '44', slug: 'oita', name: '大分県' },
      { code: '45', slug: 'miyazaki', name: '宮崎県' },
      { code: '46', slug: 'kagoshima', name: '鹿児島県' },
      { code: '47', slug: 'okinawa', name: '沖縄県' },
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
