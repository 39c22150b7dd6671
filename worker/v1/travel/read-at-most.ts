/** The body of a request, or `null` when it is longer than `limit` bytes: the rest is not read. */
export async function readAtMost(
  { headers, body }: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > limit) return null
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for await (const part of body ?? new Blob([]).stream()) {
    length += part.byteLength
    if (length > limit) return null
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
