import { absoluteUrl } from '#domain/absolute-url.ts'
import { imageUrl } from '#domain/image.ts'
import type { Picture } from '#domain/picture.ts'
import type { SiteConfig } from '#domain/site-config.ts'

/** A page's picture as search engines and readers of feeds show it: 16:9. */
export const wideImage = (picture: Picture, config: Pick<SiteConfig, 'appHost' | 'imageHost'>): string =>
  absoluteUrl(imageUrl(picture, 'search:16x9', config.imageHost), config)
