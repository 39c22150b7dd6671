import { imageUrl } from '#domain/image/image.ts'
import type { Picture } from '#domain/image/picture.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'

/** A page's picture for search engines and feed readers: 16:9. */
export const wideImage = (picture: Picture, config: Pick<SiteConfig, 'appHost' | 'imageHost'>): string =>
  absoluteUrl(imageUrl(picture, 'search:16x9', config.imageHost), config)
