import type { Config } from 'vike/types'

// https://vike.dev/config
export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  // A page without a network waits for good, and a slow one as long as it takes: neither is an error.
  hooksTimeout: false,
  // renderer/navigation/route-preloads.ts does it, a few at a time and not for those who save data.
  prefetchStaticAssets: false,
  // https://vike.dev/prerender — scripts/build/prerender.ts runs it and writes the files
  prerender: { partial: true, keepDistServer: true, disableAutoRun: true, parallel: 1 },
  // https://vike.dev/meta
  meta: {
    // One hook for both sides: it loads on the server and fetches what was loaded in the browser.
    data: { env: { server: true, client: true } },
    loader: { env: { server: true } },
    validate: { env: { server: true } },
    ssr: {
      env: { config: true, server: true, client: true },
      // A page without server rendering is not in the Worker's bundle at all.
      effect: ({ configValue }) =>
        configValue === false ? { meta: { Page: { env: { client: true } } } } : undefined,
    },
    head: { env: { server: true } },
    // What stands before the page, by name: renderer/navigation/middleware.ts
    routeMiddleware: { env: { server: true, client: true } },
    Layout: { env: { server: true, client: true } },
  },
} satisfies Config
