import { ContentRef } from '#domain/content/ref.ts'
import { Picture } from '#domain/image/picture.ts'

// Reads block data that may be incomplete or from another version: invalid values count as missing.

export type Data = Record<string, unknown>
export type FormProps = { data: Data; onChange: (data: Data) => void }

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const objectsOf = (value: unknown): Data[] =>
  Array.isArray(value) ? value.map((entry) => (typeof entry === 'object' && entry ? { ...entry } : {})) : []
export const pictureOf = (value: unknown): Picture | null => Picture.safeParse(value).data ?? null
export const refOf = (value: unknown): ContentRef | null => ContentRef.safeParse(value).data ?? null

/** An optional text: '' becomes `null`. */
export const orNull = (text: string): string | null => (text === '' ? null : text)
