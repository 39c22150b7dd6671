/** Whether the bytes at an offset equal `expected`. */
export const matchesAt = (bytes: Uint8Array, at: number, ...expected: readonly number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte)

/** Bytes as ASCII text. */
export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** A DataView. Reading past the end throws `RangeError`. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Offset of a byte sequence in `from`…`to`; −1 if there is none. */
export function positionOf(
  bytes: Uint8Array,
  sequence: readonly number[],
  from = 0,
  to = bytes.length,
): number {
  const [first = 0] = sequence
  for (let at = bytes.indexOf(first, from); at >= 0 && at < to; at = bytes.indexOf(first, at + 1))
    if (matchesAt(bytes, at, ...sequence)) return at
  return -1
}
