/** A picture of the sample content, in any form of address. */
const DRAWN = /\/(drawn\/[a-z0-9-]+\.jpg)$/

type Drawings = {
  MEDIA: R2Bucket
  /** Where pictures of the sample content are drawn, while that runs (scripts/pictures/draw.ts). */
  DRAWINGS?: string
}

/**
 * Stores a picture of the sample content in the bucket, when it is requested before it was drawn. Local sites only:
 * `vite dev` imports this, and before a build it runs in a Worker of its own (scripts/pictures/drawings.ts).
 * `?drawing=…` replaces an older drawing, too. Returns whether the picture exists.
 */
export async function drawMissing(request: Request, { MEDIA, DRAWINGS }: Drawings): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url)
  const [, key] = DRAWN.exec(pathname) ?? []
  if (!key || !DRAWINGS) return false
  const stored = await MEDIA.head(key)
  const drawing = searchParams.get('drawing') ?? stored?.customMetadata?.drawing
  if (stored && stored.customMetadata?.drawing === drawing) return true
  // The server stops after all pictures were drawn.
  const drawn = await fetch(`${DRAWINGS}/${key}`, { redirect: 'manual' }).catch(() => null)
  if (!drawn?.ok) return false
  await MEDIA.put(key, await drawn.arrayBuffer(), {
    httpMetadata: { contentType: 'image/jpeg' },
    customMetadata: { drawing: drawn.headers.get('x-drawing') ?? '' },
  })
  return true
}
