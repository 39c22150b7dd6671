import { imageUrl } from '#domain/image/image.ts'
import { Picture } from '#domain/image/picture.ts'
import { allSavedAnswers } from '#renderer/device/answers.ts'
import { PICTURE_CACHE } from '#renderer/device/names.ts'
import { SITE_CONFIG_ELEMENT } from '#renderer/site-config.ts'
import type { KeptGuide } from './device.ts'

/** How many pictures of places are kept: about 2 MB in the size of a list. */
export const KEPT_PICTURES = 80

/** How many pictures of what the other pages of the area show. */
const SAVED_PICTURES = 60

/** One size for all: without a network it stands for the others (renderer/member-worker). */
const PRESET = 'sm'

/** The pictures of the places in what is kept, those of the guide looked at last first. */
export function pictureUrls(kept: readonly KeptGuide[], imageHost: string): string[] {
  const guides = [...kept].sort((a, b) => b.openedAt - a.openedAt)
  const urls = guides.flatMap(({ base }) =>
    (base?.places ?? []).flatMap(({ picture }) => (picture ? imageUrl(picture, PRESET, imageHost) : [])),
  )
  return [...new Set(urls)].slice(0, KEPT_PICTURES)
}

/** The pictures of the cards in a saved answer, whatever its shape. */
export const cardPictures = (value: unknown): Picture[] => {
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

const imageHostHere = (): string =>
  JSON.parse(document.getElementById(SITE_CONFIG_ELEMENT)?.textContent ?? '{}').imageHost ?? ''

/** Brings the cache of pictures in line with the guides and the answers that are kept. Whatever fails is tried with the next list. */
export async function keepPictures(kept: readonly KeptGuide[]): Promise<void> {
  if (!('caches' in globalThis)) return
  const host = imageHostHere()
  const urls = [...pictureUrls(kept, host), ...(await savedPictureUrls(host))]
  const wanted = new Set(urls.map((url) => new URL(url, location.href).href))
  const cache = await caches.open(PICTURE_CACHE)
  const there = new Set<string>()
  for (const request of await cache.keys()) {
    if (wanted.has(request.url)) there.add(request.url)
    else await cache.delete(request)
  }
  for (const url of wanted) if (!there.has(url)) await cache.add(url).catch((error) => console.info(error))
}
