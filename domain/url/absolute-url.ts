import type { SiteConfig } from '../site/site-config.ts'

/** The absolute URL of a path of the site; absolute URLs stay unchanged. */
export const absoluteUrl = (path: string, { appHost }: Pick<SiteConfig, 'appHost'>): string =>
  new URL(path, appHost).href
