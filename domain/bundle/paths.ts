import { CONTENT_KINDS, type ContentKind, kindOfPlural } from '../content/kind.ts'

/** The file of a site in its bundle. */
export const SITE_FILE = 'site.yaml'

const PREFIX = '{address}/'
const DRAFT = '.draft.md'

/** The file of a page or draft: `content/spots/kenrokuen.md`, `content/spots/kenrokuen.draft.md`. */
export const contentPath = (kind: ContentKind, name: string, isDraft: boolean): string =>
  `content/${CONTENT_KINDS[kind].plural}/${name}${isDraft ? DRAFT : '.md'}`

const CONTENT = /^content\/([a-z-]+)\/([^/]+)\.md$/

/** The kind of a content file, and whether it is a draft; `null` for other files. */
export function contentOfPath(path: string): { kind: ContentKind; isDraft: boolean } | null {
  const kind = kindOfPlural(CONTENT.exec(path)?.[1] ?? '')
  return kind && { kind, isDraft: path.endsWith(DRAFT) }
}

export const authorPath = (name: string): string => `authors/${name}.yaml`
export const isAuthorPath = (path: string): boolean => /^authors\/[^/]+\.yaml$/.test(path)

/** Segments that are the same file on every system: no `..`, no drive, no name that Windows reserves for devices. */
const SEGMENT = /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[\w-][\w.-]*$/i
const FOLDER = 'pictures/'
const MAX_LENGTH = 200

/**
 * The file of a picture by its address, `null` for addresses outside of the site's own bucket, and for those that are no
 * plain path.
 */
export function picturePath(address: string): string | null {
  if (!address.startsWith(PREFIX) || address.length > MAX_LENGTH) return null
  const key = address.slice(PREFIX.length)
  return key.split('/').every((segment) => SEGMENT.test(segment) && !segment.endsWith('.'))
    ? FOLDER + key
    : null
}

/** What is known of a picture is beside it. */
export const picturePartPath = (file: string): string => `${file}.yaml`
export const isPicturePartPath = (path: string): boolean => path.startsWith(FOLDER) && path.endsWith('.yaml')
export const isPicturePath = (path: string): boolean => path.startsWith(FOLDER) && !path.endsWith('.yaml')
