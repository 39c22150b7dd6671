import { CONTENT_KINDS, isPlaceKind, type PlaceKind } from '../content/kind.ts'
import type { Picture } from '../image/picture.ts'
import type { BusinessStatus } from '../place/business-status.ts'
import type { Position } from '../place/distance.ts'
import { link } from '../url/link.ts'

/** A public place on the map of all places. `label` is its category: 温泉, 旅館. */
export type MapPlace = {
  kind: PlaceKind
  slug: string
  name: string
  /** As it is shown with the name (domain/text/furigana.ts); empty without one. */
  reading: string
  position: Position
  /** JIS X 0401, two digits. */
  prefectureCode: string
  label: string
  picture: Pick<Picture, 'address' | 'focalX' | 'focalY'>
  businessStatus: BusinessStatus
}

/**
 * A place in a file: arrays without names, because thousands of places are loaded. An empty reading is left out, and then a
 * status that is open.
 */
type MapRow = [
  slug: string,
  name: string,
  lat: number,
  lng: number,
  prefectureCode: string,
  label: string,
  picture: string,
  focalX: number,
  focalY: number,
  businessStatus?: BusinessStatus,
  reading?: string,
]

/** About eleven metres. */
const DECIMALS = 4

/** Degrees as the files and addresses of the map have them. */
export const roundedDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS))

/** The file with the places of a region, by its slug. */
export const mapFilePath = (region: string): string => `${link('map')}/${region}.json`

/** The text of the file of a region: the rows of each kind. */
export function mapFileText(places: readonly MapPlace[]): string {
  const rows: Partial<Record<PlaceKind, MapRow[]>> = {}
  for (const { kind, position, picture, businessStatus, reading, ...place } of places) {
    rows[kind] ??= []
    rows[kind].push([
      place.slug,
      place.name,
      roundedDegrees(position.lat),
      roundedDegrees(position.lng),
      place.prefectureCode,
      place.label,
      picture.address,
      picture.focalX,
      picture.focalY,
      ...(reading
        ? ([businessStatus, reading] as const)
        : businessStatus === 'open'
          ? ([] as const)
          : ([businessStatus] as const)),
    ])
  }
  return JSON.stringify(rows)
}

const toPlace = (kind: PlaceKind, row: MapRow): MapPlace => {
  const [slug, name, lat, lng, prefectureCode, label, address, focalX, focalY, businessStatus = 'open'] = row
  const picture = { address, focalX, focalY }
  const reading = row[10] ?? ''
  return { kind, slug, name, reading, position: { lat, lng }, prefectureCode, label, picture, businessStatus }
}

/** The places of a parsed file. Kinds that this build does not know are left out: the file may be newer. */
export const placesOfMapFile = (rows: Readonly<Record<string, readonly MapRow[]>>): MapPlace[] =>
  Object.entries(rows).flatMap(([kind, ofKind]) =>
    isPlaceKind(kind) ? ofKind.map((row) => toPlace(kind, row)) : [],
  )

/** Identifies a place: the address of its page. */
export const mapPlaceHref = ({ kind, slug }: Pick<MapPlace, 'kind' | 'slug'>): string =>
  link(CONTENT_KINDS[kind].plural, { id: slug })
