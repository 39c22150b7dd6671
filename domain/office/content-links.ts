import type { ContentKind } from '../content/kind.ts'
import { kindOfPlural } from '../content/kind.ts'
import { Slug } from '../content/slug.ts'
import { isRecord } from '../json/is-record.ts'
import { withoutTrailingSlashes } from '../url/trailing-slashes.ts'

/** A link in content: its URL and its field (`blocks.3.data.text`). */
type ContentLink = { url: string; field: string; isAffiliate: boolean }

/** Internal fields and pictures, which are not links for readers. */
const NO_LINKS = new Set(['address', 'ogImage', 'slug', 'slugHistory', 'id', 'refId'])
/** Fields in which a path of this site is a link. */
const PATHS = new Set(['href', 'target', 'url'])
const AFFILIATES = new Set(['amazon', 'rakutenTravel', 'jalan'])

const MAX_URL_LENGTH = 1000

/** The link without fragment; `null` for anything but a page: mail, telephone, an anchor. */
function linkOf(name: string, value: string): string | null {
  if (value.length > MAX_URL_LENGTH) return null
  if (/^https?:\/\//.test(value) && URL.canParse(value)) {
    const url = new URL(value)
    url.hash = ''
    return url.href
  }
  const isPath = PATHS.has(name) && /^\/(?![/\\])/.test(value)
  return isPath ? withoutTrailingSlashes(value.replace(/[?#][\s\S]*/, '')) || '/' : null
}

/** Every link of an entity, each address once, in the order of the fields. */
export function contentLinks(entity: object): ContentLink[] {
  const found = new Map<string, ContentLink>()
  const visit = (value: unknown, name: string, field: string, isAffiliate: boolean): void => {
    if (typeof value === 'string') {
      const url = NO_LINKS.has(name) ? null : linkOf(name, value)
      if (url && !found.has(url)) found.set(url, { url, field, isAffiliate })
    } else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) visit(entry, name, `${field}.${index}`, isAffiliate)
    else if (isRecord(value)) {
      const isOffer = typeof value.provider === 'string' && AFFILIATES.has(value.provider)
      for (const [key, entry] of Object.entries(value))
        visit(entry, key, field ? `${field}.${key}` : key, isOffer)
    }
  }
  visit(entity, '', '', false)
  return [...found.values()]
}

/** The content that a path of this site leads to: `/spots/kenrokuen`; `null` for other paths. */
export function contentOfPath(path: string): { kind: ContentKind; slug: string } | null {
  const [, plural = '', slug = ''] = /^\/([a-z-]+)\/([^/]+)$/.exec(path) ?? []
  const kind = kindOfPlural(plural)
  return kind && Slug.safeParse(slug).success ? { kind, slug } : null
}
