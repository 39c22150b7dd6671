import type { SiteConfig } from '../site/site-config.ts'

/** The absolute address of a path of the site; what is absolute already stays. */
export const absoluteUrl = (path: string, { appHost }: Pick<SiteConfig, 'appHost'>): string =>
  new URL(path, appHost).href
