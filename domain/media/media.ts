import { z } from 'zod'
import { ContentKindSchema } from '../content/ref.ts'
import { Slug } from '../content/slug.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { ImageAddress, Picture } from '../image/picture.ts'
import { Identifier } from '../text/identifier.ts'
import { text } from '../text/text-rules.ts'

const { shape: picture } = Picture

/** Editable details of a picture: alt text, credit, focal point. Texts may still be missing. */
export const MediaDetails = z.strictObject({
  /** Name in the library, initially the file name. */
  name: text({ min: 1, max: 100 }),
  alt: text({ max: 200 }),
  credit: text({ max: 100 }),
  license: text({ max: 100 }).nullable(),
  focalX: picture.focalX,
  focalY: picture.focalY,
  prefectureCode: z
    .string()
    .regex(/^\d{2}$/)
    .nullable(),
})
export type MediaDetails = z.infer<typeof MediaDetails>

export const MediaPatch = MediaDetails.partial()
export type MediaPatch = z.infer<typeof MediaPatch>

/**
 * A picture of the library. The file at its address never changes: a replacement is a new picture. `version` is the
 * optimistic lock of the details; `bytes` is unknown for generated pictures.
 */
export const Media = z.strictObject({
  ...MediaDetails.shape,
  // Stored values are not rejected for having become too long.
  name: z.string(),
  alt: z.string(),
  credit: z.string(),
  license: z.string().nullable(),
  id: Identifier,
  address: ImageAddress,
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive().nullable(),
  mime: z.string(),
  color: picture.color.unwrap().nullable(),
  version: z.int().positive(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  /** Number of contents that show it, public or drafts. */
  uses: z.int().nonnegative(),
})
export type Media = z.infer<typeof Media>

/** What can show a picture: content and authors. */
export const MediaUser = z.enum([...ContentKindSchema.options, 'author'])
export type MediaUser = z.infer<typeof MediaUser>

/** Where a picture is used in an entity: the field that holds it. */
export const MediaPlace = z.enum(['hero', 'ogImage', 'body', 'avatar'])
export type MediaPlace = z.infer<typeof MediaPlace>

export const MEDIA_PLACE_LABELS: Record<MediaPlace, string> = {
  hero: 'メイン画像',
  ogImage: 'シェア用の画像',
  body: '本文',
  avatar: '顔写真',
}

/** A content that uses a picture. `isLive`: in the public version; `isDraft`: in the working copy. */
export const MediaUse = z.strictObject({
  kind: MediaUser,
  id: Identifier,
  slug: Slug,
  title: z.string(),
  isLive: z.boolean(),
  isDraft: z.boolean(),
  places: z.array(MediaPlace),
})
export type MediaUse = z.infer<typeof MediaUse>

/** Whether a picture may be published: WCAG 2.2, 1.1.1 requires an alt text, and the author must be credited. */
export const isComplete = ({ alt, credit }: Pick<Media, 'alt' | 'credit'>): boolean =>
  alt !== '' && credit !== ''

/** The picture as stored in content, optionally with another alt text. */
export const pictureOf = (media: Media, { alt = media.alt } = {}): Picture => ({
  address: media.address,
  alt,
  credit: media.credit,
  license: media.license,
  focalX: media.focalX,
  focalY: media.focalY,
  ...(media.color && { color: media.color }),
})

/** A file's name for the library: without folders and extension, never empty. */
export function nameOfFile(file: string): string {
  const last = file.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  return [...plain].slice(0, 100).join('').trim() || '画像'
}
