import { PICTURE_CACHE } from '../device/names.ts'
import { deleteOutdated, precache } from './precache.ts'

/** `/cdn-cgi/image/{size}/{address of the picture}` */
const PICTURE = /^\/cdn-cgi\/image\/[^/]+\/(.+)$/

const isPicture = (path: string): boolean => PICTURE.test(path)

/** The URL of the original, which all sizes of a picture share. */
const likeness = (path: string): string | undefined => PICTURE.exec(path)?.[1]

/** The part of `ServiceWorkerGlobalScope` used here: TypeScript's `webworker` library excludes its `dom`. */
type ExtendableEvent = { waitUntil: (done: Promise<unknown>) => void }
type FetchEvent = { request: Request; respondWith: (response: Promise<Response>) => void }
type Events = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent }
declare const self: {
  addEventListener: <Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void) => void
  clients: { claim: () => Promise<void> }
}

/** Defined by scripts/build/member-worker.ts: the cache keys of the area's document, and of all files by address. */
declare const MEMBER_SHELL: string
declare const MEMBER_FILES: Record<string, string>

const FILES = MEMBER_FILES

/** How long to wait for the network before the cached document is used, in milliseconds. */
const TIMEOUT_MS = 4000

const delay = (milliseconds: number) => new Promise<null>((done) => setTimeout(done, milliseconds, null))

async function fetchDocument(request: Request): Promise<Response> {
  const network = fetch(request)
  const first = await Promise.race([network.catch(() => null), delay(TIMEOUT_MS)])
  return first ?? (await caches.match(MEMBER_SHELL)) ?? network
}

/** Offline, any size of a picture is served by the one cached size. */
async function fetchPicture(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cache = await caches.open(PICTURE_CACHE)
    const cachedRequests = await cache.keys()
    const like = cachedRequests.find((other) => likeness(new URL(other.url).pathname) === likeness(path))
    const picture = like && (await cache.match(like))
    if (picture) return picture
    throw error
  }
}

/**
 * The service worker of the member area. It caches code, styles and one empty document; personal data is only in the
 * pages' database (renderer/device), and `/v1` is not intercepted.
 * A new version waits until no tab of the area is open, because open tabs may still load code of their build.
 * Documents are fetched from the network first, so that a reload gets the new build at once.
 */
self.addEventListener('install', (event) => event.waitUntil(precache(FILES)))

/**
 * Takes control of the tab that registered the first worker, so that it can report that the guide is available offline.
 */
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), deleteOutdated(FILES)])),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const key = FILES[pathname + search]
  if (request.mode === 'navigate') event.respondWith(fetchDocument(request))
  else if (key) event.respondWith(caches.match(key).then((cached) => cached ?? fetch(request)))
  else if (isPicture(pathname)) event.respondWith(fetchPicture(request, pathname))
})
