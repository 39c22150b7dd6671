import { parentPort, workerData } from 'node:worker_threads'
import { pagePrerenderer } from './prerender-pages.ts'

// One more thread of scripts/build/prerender.ts: it is sent addresses, and sends the keys of their pages.
const prerenderPages = await pagePrerenderer(workerData)
parentPort?.on('message', async (urls: string[]) => parentPort?.postMessage(await prerenderPages(urls)))
