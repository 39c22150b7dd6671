import { ContentRef } from '#domain/content/ref.ts'
import { Picture } from '#domain/image/picture.ts'

// Reads the data of a block that may be incomplete, or written by another version: what does not fit is as if it were
// not there yet.

export type Data = Record<string, unknown>
export type FormProps = { data: Data; onChange: (data: Data) => void }

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const objectsOf = (value: unknown): Data[] =>
  Array.isArray(value) ? value.map((entry) => (typeof entry === 'object' && entry ? { ...entry } : {})) : []
export const pictureOf = (value: unknown): Picture | null => Picture.safeParse(value).data ?? null
export const refOf = (value: unknown): ContentRef | null => ContentRef.safeParse(value).data ?? null

/** A text that may be missing: an empty one is none. */
export const orNull = (text: string): string | null => (text === '' ? null : text)
