import { SITE } from '#domain/site/site.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import type { Schema } from './schema.ts'

/** The publisher as referenced by articles. */
export const publisher = (config: SiteConfig): Schema => ({
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization', config),
  name: SITE.name,
  url: absoluteUrl('/', config),
  logo: absoluteUrl('/icons/icon-512.png', config),
})

/** The full publisher, for the top page. */
export const organization = (config: SiteConfig): Schema => ({
  ...publisher(config),
  alternateName: SITE.nameLatin,
  description: SITE.description,
  sameAs: SITE.social.map(({ url }) => url),
  parentOrganization: { '@type': 'Organization', name: SITE.operator.name, url: SITE.operator.url },
})

export const website = (config: SiteConfig): Schema => ({
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website', config),
  url: absoluteUrl('/', config),
  name: SITE.name,
  alternateName: SITE.nameLatin,
  description: SITE.description,
  inLanguage: 'ja',
  publisher: { '@id': absoluteUrl('/#organization', config) },
})
