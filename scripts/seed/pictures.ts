import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PICTURE_FOLDER, PICTURE_MIME, pictureFile, pictureFiles, pictureKey } from '#seed/picture-source.ts'
import { serveWorkers } from '../local/serve.ts'

// Puts the sample pictures into the local bucket of `--state`, which nobody serves meanwhile. Those that are there stay.

const { values } = parseArgs({ options: { state: { type: 'string', default: '.wrangler/state' } } })

const SCRIPT = 'export default { fetch: () => new Response(null, { status: 404 }) }'
/** Each waits for workerd and not for the disk. */
const MAX_CONCURRENT_PUTS = 8

const store = await serveWorkers({
  stateDir: values.state,
  workers: [{ name: 'pictures', modules: true, script: SCRIPT, r2Buckets: { MEDIA: 'tabishirube-media' } }],
})
const bucket = await store.miniflare.getR2Bucket('MEDIA')
// There are fewer than a thousand, which is one page.
const { objects } = await bucket.list({ prefix: PICTURE_FOLDER, include: ['customMetadata'] })
const stored = new Map(objects.map(({ key, customMetadata }) => [key, customMetadata?.sha256]))

const put = async (key: string) => {
  const bytes = readFileSync(pictureFile(key))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (stored.get(pictureKey(key)) === sha256) return
  await bucket.put(pictureKey(key), bytes, {
    httpMetadata: { contentType: PICTURE_MIME },
    customMetadata: { sha256 },
  })
}
const queue = pictureFiles().values()
await Promise.all(
  Array.from({ length: MAX_CONCURRENT_PUTS }, async () => {
    for (const key of queue) await put(key)
  }),
)
await store.stop()
