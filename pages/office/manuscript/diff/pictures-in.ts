import type { Picture } from '#domain/image/picture.ts'
import { isRecord } from '#domain/json/is-record.ts'

/** A picture, possibly incomplete. */
export type ShownPicture = Picture

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other)

const pictureOf = (address: string, { alt, focalX, focalY }: Record<string, unknown> = {}): ShownPicture => ({
  address,
  alt: typeof alt === 'string' && alt !== '' ? alt : '説明のない画像',
  credit: '',
  license: null,
  focalX: numberOr(focalX, 0.5),
  focalY: numberOr(focalY, 0.5),
})

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(\{address\}\/|https:\/\/)/.test(value)

/** All pictures in a field or block; the sharing image is only an address. */
export function picturesIn(value: unknown): ShownPicture[] {
  if (typeof value === 'string') return value.startsWith('{address}/') ? [pictureOf(value)] : []
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (!isRecord(value)) return []
  if (isAddress(value.address) && 'alt' in value) return [pictureOf(value.address, value)]
  return Object.values(value).flatMap(picturesIn)
}
