import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/** The process that draws sample pictures. It ends with this one. */
export type Drawings = {
  /** Address for requests of single pictures (worker/media/draw-missing.ts). */
  origin: string
  /** Draws all pictures into the bucket of a running site. Rejects on failure. */
  drawAll: (site: URL) => Promise<void>
  stop: () => void
}

const ended = async (child: ChildProcess): Promise<void> => {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('Some pictures could not be drawn (see above). The next start tries again.')
}

export const startDrawings = async (): Promise<Drawings> => {
  const child = fork('scripts/pictures/draw.ts')
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  return {
    origin,
    drawAll: (site) => {
      child.send({ site: site.href })
      return ended(child)
    },
    stop: () => child.kill('SIGTERM'),
  }
}

const draw = () =>
  stripTypeScriptTypes(readFileSync('worker/media/draw-missing.ts', 'utf8')).replace('export async', 'async')

/** A Worker in front of a site that draws missing pictures of the bucket. Alone it only fills the bucket. */
export const drawingWorker = (origin: string) => ({
  name: 'drawings',
  routes: ['*/cdn-cgi/image/*'],
  r2Buckets: { MEDIA: 'tabishirube-media' },
  bindings: { DRAWINGS: origin },
  script: `${draw()}
    export default {
      async fetch(request, env) {
        const isThere = await drawMissing(request, env)
        const isOnlyDrawn = new URL(request.url).searchParams.has('drawing')
        return isOnlyDrawn ? new Response(null, { status: isThere ? 204 : 502 }) : env.SITE.fetch(request)
      },
    }`,
})
