import type { Config } from 'vike/types'

// https://vike.dev/config
export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  // Without a network the page request waits forever, and a slow one takes as long as it takes: neither is an error.
  hooksTimeout: false,
  // renderer/navigation/route-preloads.ts prefetches instead: a few pages at a time, and never with data saving on.
  prefetchStaticAssets: false,
  // https://vike.dev/prerender — scripts/build/prerender.ts runs it and writes the files
  prerender: { partial: true, keepDistServer: true, disableAutoRun: true, parallel: 1 },
  // https://vike.dev/meta
  meta: {
    // One hook for both sides: it runs the loader on the server and fetches its result in the browser.
    data: { env: { server: true, client: true } },
    loader: { env: { server: true } },
    validate: { env: { server: true } },
    ssr: {
      env: { config: true, server: true, client: true },
      // Pages without server rendering are left out of the Worker's bundle.
      effect: ({ configValue }) =>
        configValue === false ? { meta: { Page: { env: { client: true } } } } : undefined,
    },
    head: { env: { server: true } },
    // Names of the route middleware of a page: renderer/navigation/middleware.ts
    routeMiddleware: { env: { server: true, client: true } },
    Layout: { env: { server: true, client: true } },
  },
} satisfies Config
