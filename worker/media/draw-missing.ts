/** A picture of the sample content, however an address asks for it. */
const DRAWN = /\/(drawn\/[a-z0-9-]+\.jpg)$/

type Drawings = {
  MEDIA: R2Bucket
  /** Where pictures of the sample content are drawn, while they are (scripts/pictures/draw.ts). */
  DRAWINGS?: string
}

/**
 * Puts a picture of the sample content into the bucket, when it is requested before its turn to be drawn has come. Local
 * sites only: `vite dev` imports this, and before a build it runs in a Worker of its own (scripts/pictures/drawings.ts). With
 * `?drawing=…` an older drawing is replaced, too. Returns whether the picture is there.
 */
export async function drawMissing(request: Request, { MEDIA, DRAWINGS }: Drawings): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url)
  const [, key] = DRAWN.exec(pathname) ?? []
  if (!key || !DRAWINGS) return false
  const stored = await MEDIA.head(key)
  const drawing = searchParams.get('drawing') ?? stored?.customMetadata?.drawing
  if (stored && stored.customMetadata?.drawing === drawing) return true
  // Nobody draws any more once all have been drawn.
  const drawn = await fetch(`${DRAWINGS}/${key}`, { redirect: 'manual' }).catch(() => null)
  if (!drawn?.ok) return false
  await MEDIA.put(key, await drawn.arrayBuffer(), {
    httpMetadata: { contentType: 'image/jpeg' },
    customMetadata: { drawing: drawn.headers.get('x-drawing') ?? '' },
  })
  return true
}
