import { z } from 'zod'
import { ContentKindSchema } from '../content/ref.ts'
import { Slug } from '../content/slug.ts'
import { IsoDateTime } from '../date/iso-date.ts'
import { ImageAddress, Picture } from '../image/picture.ts'
import { Identifier } from '../text/identifier.ts'
import { text } from '../text/text-rules.ts'

const { shape: picture } = Picture

/** What staff say of a picture: what it shows, whose it is, what a crop must keep. Words may still be missing. */
export const MediaWords = z.strictObject({
  /** How it is found in the library; at first the name of the file. */
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
export type MediaWords = z.infer<typeof MediaWords>

export const MediaPatch = MediaWords.partial()
export type MediaPatch = z.infer<typeof MediaPatch>

/**
 * One picture of the library. What stands at its address never changes: a picture that is replaced is another one, and
 * its pages are told. `version` is the optimistic lock of its words; `bytes` is unknown for pictures that were drawn.
 */
export const Media = z.strictObject({
  ...MediaWords.shape,
  // What is kept is not refused for being kept.
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
  /** How many pieces of content show it, live or as drafts. */
  uses: z.int().nonnegative(),
})
export type Media = z.infer<typeof Media>

/** What can show a picture: content, and those who write it. */
export const MediaUser = z.enum([...ContentKindSchema.options, 'author'])
export type MediaUser = z.infer<typeof MediaUser>

/** Where in an entity a picture stands: the name of the field that holds it. */
export const MediaPlace = z.enum(['hero', 'ogImage', 'body', 'avatar'])
export type MediaPlace = z.infer<typeof MediaPlace>

export const MEDIA_PLACE_WORDS: Record<MediaPlace, string> = {
  hero: 'メイン画像',
  ogImage: 'シェア用の画像',
  body: '本文',
  avatar: '顔写真',
}

/** One piece of content that shows a picture. `isLive`: readers see it there now; `isDraft`: what is being written has it. */
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

/** Whether a picture may be shown to readers: WCAG 2.2, 1.1.1, and whoever made it must be named. */
export const isComplete = ({ alt, credit }: Pick<Media, 'alt' | 'credit'>): boolean =>
  alt !== '' && credit !== ''

/** The picture as content holds it, with other words for this use where they are given. */
export const pictureOf = (media: Media, { alt = media.alt } = {}): Picture => ({
  address: media.address,
  alt,
  credit: media.credit,
  license: media.license,
  focalX: media.focalX,
  focalY: media.focalY,
  ...(media.color && { color: media.color }),
})

/** A file's name as the library calls it: without folders and ending, and never empty. */
export function nameOfFile(file: string): string {
  const last = file.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  return [...plain].slice(0, 100).join('').trim() || '画像'
}
