import { clientsClaim } from 'workbox-core'
import { addRoute, matchPrecache, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { PICTURE_CACHE } from '../device/names.ts'
import { isPicture, likeness } from './pictures.ts'

/** What scripts/build/member-worker.ts writes in: the area's document, and the code and styles of its guides. */
declare const MEMBER_SHELL: string
/** Files without a revision carry a hash in their name. */
declare const MEMBER_FILES: { url: string; revision: string | null }[]

/** The tab that registered the first one has it from then on, and says that the guide can be read without a network. */
clientsClaim()

/** So long the network may take before the document that is kept is shown instead, in milliseconds. */
const PATIENCE = 4000

/**
 * The service worker of the personal area. It keeps code, styles and one empty document; what is personal is in the
 * database of the pages alone (renderer/device), and `/v1` passes by.
 *
 * A new build waits until no tab of the area is open: the code that those have loaded, and the code that they may still
 * ask for, stays. They get documents from the network first, so that a reload brings the new build at once.
 */
precache(MEMBER_FILES)

const later = (milliseconds: number) => new Promise<null>((done) => setTimeout(done, milliseconds, null))

registerRoute(
  new NavigationRoute(async ({ request }) => {
    const network = fetch(request)
    const first = await Promise.race([network.catch(() => null), later(PATIENCE)])
    return first ?? (await matchPrecache(MEMBER_SHELL)) ?? network
  }),
)

// Behind documents: the one that is kept has an address of the area, and would be answered from here for ever.
addRoute({ cleanURLs: false, directoryIndex: '' })

/** Without a network a picture is shown in the one size that is kept of it. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname),
  async ({ request, url }) => {
    try {
      return await fetch(request)
    } catch (error) {
      const cache = await caches.open(PICTURE_CACHE)
      const kept = await cache.keys()
      const like = kept.find((other) => likeness(new URL(other.url).pathname) === likeness(url.pathname))
      const picture = like && (await cache.match(like))
      if (picture) return picture
      throw error
    }
  },
)
