import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { progress } from '../local/progress.ts'
import { pictureOrder } from './order.ts'

// Draws the pictures of the sample content. `--state .wrangler/state` draws all into a local R2 that is not being served.
// Without it scripts/pictures/drawings.ts requests single pictures, or all for a running site. Unchanged pictures in the
// bucket are kept, so an interrupted run continues.

const { values } = parseArgs({ options: { state: { type: 'string' } } })

/** Rasterising runs outside the JavaScript thread: one per core of a small machine. */
const MAX_CONCURRENT_DRAWINGS = 2
/** Progress interval in the background. */
const REPORT_MS = 10_000
/** Drawn for addresses without a picture. */
const FALLBACK = { key: 'sample', motif: 'mountain', season: 'spring', time: 'morning' } as const

const loadDrawer = async () => {
  const { loadSampleContent } = await import('#seed/content.ts')
  const { drawnSubjects, pictureKey } = await import('#seed/picture-source.ts')
  const { drawPicture } = await import('#seed/pictures/picture.ts')
  const { RENDERING, renderDrawing } = await import('#seed/pictures/render.ts')
  await loadSampleContent(new Date())
  const subjects = new Map([FALLBACK, ...drawnSubjects()].map((one) => [pictureKey(one.key), one]))
  const drawingOf = (key: string) => {
    const subject = subjects.get(key)
    if (!subject) return null
    const svg = drawPicture(subject)
    return { svg, name: createHash('sha256').update(svg).update(RENDERING).digest('hex') }
  }
  return { keys: [...subjects.keys()], drawingOf, renderDrawing }
}
let loaded: ReturnType<typeof loadDrawer> | undefined
/** Loaded with the first picture, so as not to slow down the start of the site. */
const drawer = () => (loaded ??= loadDrawer())

/** Keys that `drawAll` is drawing. Requests for others take precedence. */
const inHand = new Set<string>()
let waiting = 0

const server = createServer(async ({ url = '' }, response) => {
  const key = url.slice(1)
  const isUrgent = !inHand.has(key)
  waiting += Number(isUrgent)
  try {
    const { drawingOf, renderDrawing } = await drawer()
    const found = drawingOf(key)
    if (!found) return response.writeHead(404).end()
    const jpeg = await renderDrawing(found.svg)
    response.writeHead(200, { 'content-type': 'image/jpeg', 'x-drawing': found.name }).end(jpeg)
  } catch (error) {
    console.error(`The picture ${key} could not be drawn.`, error)
    response.writeHead(500).end()
  } finally {
    waiting -= Number(isUrgent)
  }
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Draws every picture into the bucket of a site. @throws when one fails */
const drawAll = async (site: string, everyMs?: number): Promise<void> => {
  const { keys, drawingOf } = await drawer()
  const report = progress('Pictures', `of ${keys.length}`, everyMs)
  const queue = pictureOrder(keys).values()
  let done = 0
  const draw = async (key: string) => {
    while (waiting > 0) await setTimeout(50)
    inHand.add(key)
    const store = () => fetch(new URL(`/cdn-cgi/image/${key}?drawing=${drawingOf(key)?.name}`, site))
    // The server may close a kept connection at that moment; storing a picture twice changes nothing.
    const { status } = await store().catch(store)
    inHand.delete(key)
    if (status !== 204) throw new Error(`The picture ${key} could not be stored (${status}).`)
    done += 1
    report(done)
  }
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT_DRAWINGS }, async () => {
      for (const key of queue) await draw(key)
    }),
  )
}

if (values.state) {
  const { serveWorkers } = await import('../local/serve.ts')
  const { drawingWorker } = await import('./drawings.ts')
  const store = await serveWorkers({
    stateDir: values.state,
    workers: [{ ...drawingWorker(origin), modules: true }],
  })
  await drawAll(store.url.href)
  await store.stop()
  process.exit()
}

// The site takes precedence.
setPriority(10)
process.on('disconnect', () => process.exit())
process.once('message', async ({ site }: { site: string }) => {
  await drawAll(site, REPORT_MS)
  process.exit()
})
process.send?.({ origin })
