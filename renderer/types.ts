import type { ComponentType, ReactNode } from 'react'
import type { SharingCard } from '#domain/image/sharing-card.ts'
import type { Head, HeadHook } from './head.ts'
import type { Loader, PageSource, Validate } from './loader.ts'
import type { MiddlewareName } from './navigation/middleware.ts'
import type { Payload } from './payload.ts'

// https://vike.dev/typescript
declare global {
  namespace Vike {
    interface Config {
      Page?: ComponentType
      /** `false` for a page that exists in the browser only: its HTML is the layout, and it has no loader. */
      ssr?: boolean
      /** Whether an address is one of this page; see `loader.ts`. */
      validate?: Validate
      /** What stands before the page, by name; see `navigation/middleware.ts`. */
      routeMiddleware?: readonly MiddlewareName[]
      Layout?: ComponentType<{ children: ReactNode }>
      // biome-ignore lint/suspicious/noExplicitAny: every page has data of its own
      loader?: Loader<any>
      // biome-ignore lint/suspicious/noExplicitAny: every page has data of its own
      head?: HeadHook<any>
    }
    interface PageContext {
      data: Payload
    }
    interface PageContextServer {
      pageSource: PageSource
      buildId: string
      head?: Head
      /** What is set on the picture of the page when it is shared; pages without an address have none. */
      sharingCard?: SharingCard
    }
  }
}
