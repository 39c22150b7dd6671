import { imageUrl, SEARCH_IMAGE_SIZES } from '#domain/image/image.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'

/** A picture in the three aspect ratios that search engines choose from: 1:1, 4:3 and 16:9. */
export const searchImages = (picture: Picture, config: SiteConfig): string[] =>
  Object.keys(SEARCH_IMAGE_SIZES).map((size) =>
    absoluteUrl(imageUrl(picture, size, config.imageHost), config),
  )
