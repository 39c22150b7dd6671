import { imageUrl } from '#domain/image/image.ts'
import { Picture } from '#domain/image/picture.ts'
import { allSavedAnswers } from '#renderer/device/answers.ts'
import { PICTURE_CACHE } from '#renderer/device/names.ts'
import { siteConfig } from '#renderer/document-config.ts'
import type { StoredGuide } from './device.ts'

/** The number of cached place pictures: about 2 MB in list size. */
export const MAX_CACHED_PICTURES = 80

/** The number of cached pictures of other pages of the area. */
const SAVED_PICTURES = 60

/** One size for all: offline it is served for every size (renderer/member-worker). */
const PRESET = 'sm'

/** The pictures of the places in cached guides, most recently opened guide first. */
export function pictureUrls(stored: readonly StoredGuide[], imageHost: string): string[] {
  const guides = [...stored].sort((a, b) => b.openedAt - a.openedAt)
  const urls = guides.flatMap(({ base }) =>
    (base?.places ?? []).flatMap(({ picture }) => (picture ? imageUrl(picture, PRESET, imageHost) : [])),
  )
  return [...new Set(urls)].slice(0, MAX_CACHED_PICTURES)
}

/** The pictures of the cards in a saved response of any shape. */
const cardPictures = (value: unknown): Picture[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const hero = key === 'hero' ? Picture.safeParse(inner) : null
    return hero?.success ? hero.data : cardPictures(inner)
  })
}

async function savedPictureUrls(imageHost: string): Promise<string[]> {
  const pictures = (await allSavedAnswers()).flatMap(cardPictures)
  return [...new Set(pictures.map((picture) => imageUrl(picture, PRESET, imageHost)))].slice(
    0,
    SAVED_PICTURES,
  )
}

/** Syncs the picture cache with the cached guides and responses. Failures are retried with the next list. */
export async function cachePictures(stored: readonly StoredGuide[]): Promise<void> {
  if (!('caches' in globalThis)) return
  const { imageHost: host } = siteConfig()
  const urls = [...pictureUrls(stored, host), ...(await savedPictureUrls(host))]
  const wanted = new Set(urls.map((url) => new URL(url, location.href).href))
  const cache = await caches.open(PICTURE_CACHE)
  const there = new Set<string>()
  for (const request of await cache.keys()) {
    if (wanted.has(request.url)) there.add(request.url)
    else await cache.delete(request)
  }
  for (const url of wanted) if (!there.has(url)) await cache.add(url).catch((error) => console.info(error))
}
