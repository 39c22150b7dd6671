/** A built-in prefecture; `code` is JIS X 0401, two digits. */
export type BuiltInPrefecture = { code: string; slug: string; name: string }
export type BuiltInRegion = { slug: string; name: string; prefectures: readonly BuiltInPrefecture[] }

type Named = readonly [slug: string, name: string]

/** Its prefectures have consecutive codes from `first`. */
const region = ([slug, name]: Named, first: number, prefectures: readonly Named[]): BuiltInRegion => ({
  slug,
  name,
  prefectures: prefectures.map(([slug, name], index) => ({
    code: String(first + index).padStart(2, '0'),
    slug,
    name,
  })),
})

/**
 * The seven regions and 47 prefectures in JIS order (spec §3, "Built-in region list"; Mie counts as Kinki). Compact,
 * because every page loads them.
 */
export const BUILT_IN_REGIONS: readonly BuiltInRegion[] = [
  region(['hokkaido-tohoku', '北海道・東北'], 1, [
    ['hokkaido', '北海道'],
    ['aomori', '青森県'],
    ['iwate', '岩手県'],
    ['miyagi', '宮城県'],
    ['akita', '秋田県'],
    ['yamagata', '山形県'],
    ['fukushima', '福島県'],
  ]),
  region(['kanto', '関東'], 8, [
    ['ibaraki', '茨城県'],
    ['tochigi', '栃木県'],
    ['gunma', '群馬県'],
    ['saitama', '埼玉県'],
    ['chiba', '千葉県'],
    ['tokyo', '東京都'],
    ['kanagawa', '神奈川県'],
  ]),
  region(['chubu', '中部'], 15, [
    ['niigata', '新潟県'],
    ['toyama', '富山県'],
    ['ishikawa', '石川県'],
    ['fukui', '福井県'],
    ['yamanashi', '山梨県'],
    ['nagano', '長野県'],
    ['gifu', '岐阜県'],
    ['shizuoka', '静岡県'],
    ['aichi', '愛知県'],
  ]),
  region(['kinki', '近畿'], 24, [
    ['mie', '三重県'],
    ['shiga', '滋賀県'],
    ['kyoto', '京都府'],
    ['osaka', '大阪府'],
    ['hyogo', '兵庫県'],
    ['nara', '奈良県'],
    ['wakayama', '和歌山県'],
  ]),
  region(['chugoku', '中国'], 31, [
    ['tottori', '鳥取県'],
    ['shimane', '島根県'],
    ['okayama', '岡山県'],
    ['hiroshima', '広島県'],
    ['yamaguchi', '山口県'],
  ]),
  region(['shikoku', '四国'], 36, [
    ['tokushima', '徳島県'],
    ['kagawa', '香川県'],
    ['ehime', '愛媛県'],
    ['kochi', '高知県'],
  ]),
  region(['kyushu-okinawa', '九州・沖縄'], 40, [
    ['fukuoka', '福岡県'],
    ['saga', '佐賀県'],
    ['nagasaki', '長崎県'],
    ['kumamoto', '熊本県'],
    ['oita', '大分県'],
    ['miyazaki', '宮崎県'],
    ['kagoshima', '鹿児島県'],
    ['okinawa', '沖縄県'],
  ]),
]

export const BUILT_IN_PREFECTURES: readonly BuiltInPrefecture[] = BUILT_IN_REGIONS.flatMap(
  (region) => region.prefectures,
)

/** `京都` of 京都府, `北海道` of 北海道. */
export const shortName = ({ name }: Pick<BuiltInPrefecture, 'name'>): string =>
  name.replace(/(?<!北海)[都府県]$/, '')

/** The prefecture of a two-digit code, or `null`. */
export function prefectureOfCode(code: string | null): BuiltInPrefecture | null {
  return BUILT_IN_PREFECTURES.find((prefecture) => prefecture.code === code) ?? null
}

/** The prefecture of a slug such as `kyoto`, or `null`. */
export function prefectureOfSlug(slug: string): BuiltInPrefecture | null {
  return BUILT_IN_PREFECTURES.find((prefecture) => prefecture.slug === slug) ?? null
}

/** The region of a prefecture, or `null` for an unknown code. */
export function regionOfPrefecture(code: string): BuiltInRegion | null {
  return (
    BUILT_IN_REGIONS.find((region) => region.prefectures.some((prefecture) => prefecture.code === code)) ??
    null
  )
}
