import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { loadSampleContent } from '#seed/content.ts'
import { drawnSubjects, pictureKey } from '#seed/picture-source.ts'
import { drawPicture, type PictureSubject } from '#seed/pictures/picture.ts'
import { renderPicture } from '#seed/pictures/render.ts'
import { progress } from './progress.ts'

// Draws every picture that the sample content mentions and puts it into the local R2, as an upload would. A drawing
// that is there and has not changed stays.

const { values } = parseArgs({ options: { state: { type: 'string', default: '.wrangler/state' } } })

/** Rasterising runs outside the JavaScript thread, so as many at once as a small machine has cores. */
const AT_ONCE = 2
const PAGE = 1000

/** What stands in for a picture whose address leads nowhere. */
const FALLBACK: PictureSubject = { key: 'sample', motif: 'mountain', season: 'spring', time: 'morning' }

await loadSampleContent(new Date())
const subjects = [FALLBACK, ...drawnSubjects()]

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    resourcePersistencePath: resolve(values.state, 'v3'),
    workers: [
      {
        name: 'draw',
        modules: [{ type: 'ESModule', path: 'draw.js', contents: 'export default {}' }],
        r2Buckets: { MEDIA: 'tabishirube-media' },
      },
    ],
  }),
)
const media = await miniflare.getR2Bucket('MEDIA')

/** The fingerprints of the drawings that are there, by key. */
async function drawings(): Promise<Map<string, string | undefined>> {
  const known = new Map<string, string | undefined>()
  let cursor: string | undefined
  do {
    const page = await media.list({ prefix: 'drawn/', include: ['customMetadata'], limit: PAGE, cursor })
    for (const { key, customMetadata } of page.objects) known.set(key, customMetadata?.drawing)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return known
}

const known = await drawings()
const report = progress('挿絵', '点')
let done = 0

async function draw(subject: PictureSubject): Promise<void> {
  const key = pictureKey(subject.key)
  const drawing = createHash('sha256').update(drawPicture(subject)).digest('hex')
  if (known.get(key) !== drawing) {
    await media.put(key, await renderPicture(subject), {
      httpMetadata: { contentType: 'image/jpeg' },
      customMetadata: { drawing },
    })
  }
  done += 1
  report(done)
}

const queue = subjects.values()
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const subject of queue) await draw(subject)
  }),
)
report(done, true)
await miniflare.dispose()
