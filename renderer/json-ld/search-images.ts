import { absoluteUrl } from '#domain/absolute-url.ts'
import { imageUrl, SEARCH_IMAGE_SIZES } from '#domain/image.ts'
import type { Picture } from '#domain/picture.ts'
import type { SiteConfig } from '#domain/site-config.ts'

/** One picture in the three shapes search engines choose from: 1:1, 4:3 and 16:9. */
export const searchImages = (picture: Picture, config: SiteConfig): string[] =>
  Object.keys(SEARCH_IMAGE_SIZES).map((size) =>
    absoluteUrl(imageUrl(picture, size, config.imageHost), config),
  )
