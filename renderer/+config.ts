import type { Config } from 'vike/types'

// https://vike.dev/config
export default {
  // renderer/router navigates instead of vike's client, of which a third was never run.
  clientRouting: false,
  // Without a network the page request waits forever, and a slow one takes as long as it takes: neither is an error.
  hooksTimeout: false,
  // https://vike.dev/prerender — scripts/build/prerender.ts runs it and writes the files
  prerender: { partial: true, keepDistServer: true, disableAutoRun: true, parallel: 1 },
  // https://vike.dev/meta
  meta: {
    loader: { env: { server: true } },
    validate: { env: { server: true } },
    ssr: {
      env: { config: true, server: true, client: true },
      // Pages without server rendering are left out of the Worker's bundle.
      effect: ({ configValue }) =>
        configValue === false ? { meta: { Page: { env: { client: true } } } } : undefined,
    },
    head: { env: { server: true } },
    isApplication: { env: { server: true } },
    // Names of the route middleware of a page: renderer/navigation/middleware.ts
    routeMiddleware: { env: { server: true, client: true } },
    Layout: { env: { server: true, client: true } },
  },
} satisfies Config
