import type { SiteConfig } from '#domain/site/site-config.ts'
import type { SchemaContext } from './schema.ts'

export const config: SiteConfig = {
  apiHost: '',
  appHost: 'https://example.jp',
  imageHost: 'https://images.example.jp',
  amazonAffiliateId: '',
  rakutenAffiliateId: '',
  rakutenLinkSetId: '',
  gtag: '',
}

export const contextOf = (pathname: string): SchemaContext => ({
  pathname,
  config,
  now: new Date('2026-11-21T12:00:00+09:00'),
})
