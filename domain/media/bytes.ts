/** Whether `expected` stands at a place of the bytes. */
export const standsAt = (bytes: Uint8Array, at: number, ...expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte)

/** Bytes as the letters they would be in ASCII. */
export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** A view for numbers of several bytes. Reading past the end throws `RangeError`. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where a sequence of bytes begins, from `from` on and before `to`; −1 where it does not. */
export function positionOf(
  bytes: Uint8Array,
  sequence: readonly number[],
  from = 0,
  to = bytes.length,
): number {
  const [first = 0] = sequence
  for (let at = bytes.indexOf(first, from); at >= 0 && at < to; at = bytes.indexOf(first, at + 1))
    if (standsAt(bytes, at, ...sequence)) return at
  return -1
}
