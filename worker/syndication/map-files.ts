import { mapFilePath, mapFileText } from '#domain/map/map-place.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import type { SiteFile } from './sitemap-xml.ts'

const REGION_OF_FILE = new Map(BUILT_IN_REGIONS.map(({ slug }) => [mapFilePath(slug), slug]))

/** The files with the places of the map: one for each region, so that none grows with the others. */
export const MAP_FILES: readonly string[] = [...REGION_OF_FILE.keys()]

/** The file at one of these addresses. */
export async function mapFile(address: string, content: ContentRepository): Promise<SiteFile> {
  const places = await content.listMapPlaces(REGION_OF_FILE.get(address) ?? '')
  return { path: address, content: mapFileText(places) }
}
