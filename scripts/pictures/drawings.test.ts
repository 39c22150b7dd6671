import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteServer, serveWorkers } from '../local/serve.ts'
import { drawingWorker } from './drawings.ts'

const PATH = '/cdn-cgi/image/width=512,height=256,format=auto/https://images.test'

/** The requests to the drawing process. */
const drawn: string[] = []
const drawings = createServer(({ url = '' }, response) => {
  drawn.push(url)
  if (url === '/drawn/none.jpg') response.writeHead(404).end()
  else response.writeHead(200, { 'x-drawing': `drawing-${drawn.length}` }).end(url)
})

/** Stands for the site: answers with the content of the bucket. */
const BUCKET = `export default {
  async fetch(request, env) {
    const object = await env.MEDIA.get(new URL(request.url).pathname.split('/').slice(-2).join('/'))
    return object ? new Response(object.body) : new Response(null, { status: 404 })
  },
}`

let site: SiteServer
beforeAll(async () => {
  await new Promise<void>((resolve) => drawings.listen(0, '127.0.0.1', resolve))
  const { port } = drawings.address() as AddressInfo
  const r2Buckets = { MEDIA: 'tabishirube-media' }
  site = await serveWorkers({
    stateDir: '.cache/test/missing-pictures',
    workers: [
      { name: 'site', modules: true, script: BUCKET, r2Buckets },
      {
        ...drawingWorker(`http://127.0.0.1:${port}`),
        modules: true,
        serviceBindings: { SITE: 'site' },
      },
    ],
  })
  const { MEDIA } = (await site.miniflare.getBindings('site')) as { MEDIA: R2Bucket }
  for (const { key } of (await MEDIA.list()).objects) await MEDIA.delete(key)
})
afterAll(async () => {
  await site.stop()
  drawings.close()
})

const fetchPicture = (path: string) => fetch(new URL(path, site.url))

test('a missing picture is drawn once, on request', async () => {
  for (let again = 0; again < 2; again++) {
    const response = await fetchPicture(`${PATH}/drawn/lake.jpg`)
    expect([response.status, await response.text()]).toEqual([200, '/drawn/lake.jpg'])
  }
  expect(drawn.filter((url) => url === '/drawn/lake.jpg')).toHaveLength(1)
})

test('unknown drawings and other keys are not found', async () => {
  expect((await fetchPicture(`${PATH}/drawn/none.jpg`)).status).toBe(404)
  expect((await fetchPicture(`${PATH}/media/lake.jpg`)).status).toBe(404)
  expect(drawn).not.toContain('/media/lake.jpg')
})

test('a changed drawing is drawn again, an unchanged one is not', async () => {
  const draw = async (drawing: string) =>
    (await fetchPicture(`/cdn-cgi/image/drawn/sea.jpg?drawing=${drawing}`)).status
  const before = drawn.length
  expect(await draw('new')).toBe(204)
  expect(await draw(`drawing-${before + 1}`)).toBe(204)
  expect(drawn.length).toBe(before + 1)
  expect(await draw('newer')).toBe(204)
  expect(drawn.length).toBe(before + 2)
})
