import type { ContentKind } from '../content/kind.ts'
import { kindOfPlural } from '../content/kind.ts'
import { Slug } from '../content/slug.ts'
import { isRecord } from '../json/is-record.ts'
import { withoutTrailingSlashes } from '../url/trailing-slashes.ts'

/** A link that content holds: where it leads, and the field that it stands in (`blocks.3.data.text`). */
export type ContentLink = { url: string; field: string; isAffiliate: boolean }

/** Fields of the site's own, and pictures: no link for readers. */
const NO_LINKS = new Set(['address', 'ogImage', 'slug', 'slugHistory', 'id', 'refId'])
/** Fields in which a path of ours is a link. */
const PATHS = new Set(['href', 'target', 'url'])
const AFFILIATES = new Set(['amazon', 'rakutenTravel', 'jalan'])

const LONGEST = 1000

/** Where a link leads without what stands behind `#`, or `null` for what is no page: mail, telephone, an anchor. */
function linkOf(name: string, value: string): string | null {
  if (value.length > LONGEST) return null
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
  const look = (value: unknown, name: string, field: string, isAffiliate: boolean): void => {
    if (typeof value === 'string') {
      const url = NO_LINKS.has(name) ? null : linkOf(name, value)
      if (url && !found.has(url)) found.set(url, { url, field, isAffiliate })
    } else if (Array.isArray(value))
      for (const [index, entry] of value.entries()) look(entry, name, `${field}.${index}`, isAffiliate)
    else if (isRecord(value)) {
      const isOffer = typeof value.provider === 'string' && AFFILIATES.has(value.provider)
      for (const [key, entry] of Object.entries(value))
        look(entry, key, field ? `${field}.${key}` : key, isOffer)
    }
  }
  look(entity, '', '', false)
  return [...found.values()]
}

/** What a path of the site leads to, when that is content with a page of its own: `/spots/kenrokuen`. */
export function contentOfPath(path: string): { kind: ContentKind; slug: string } | null {
  const [, plural = '', slug = ''] = /^\/([a-z-]+)\/([^/]+)$/.exec(path) ?? []
  const kind = kindOfPlural(plural)
  return kind && Slug.safeParse(slug).success ? { kind, slug } : null
}
