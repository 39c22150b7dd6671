import type { ComponentType, ReactNode } from 'react'
import type { SharingCard } from '#domain/image/sharing-card.ts'
import type { RenderedPage } from '#domain/site/rendered-page.ts'
import type { Head, HeadHook } from './head.ts'
import type { Loader, PageSource, Validate } from './loader.ts'
import type { MiddlewareName } from './navigation/middleware.ts'
import type { Payload } from './payload.ts'

// https://vike.dev/typescript
declare global {
  namespace Vike {
    interface Config {
      Page?: ComponentType
      /** `false` for a page rendered only in the browser: its HTML is the layout, and it has no loader. */
      ssr?: boolean
      /** Validates the URL of the page; see `loader.ts`. */
      validate?: Validate
      /** The names of the page's middleware; see `navigation/middleware.ts`. */
      routeMiddleware?: readonly MiddlewareName[]
      /** Whether the page is of no use without its code, which is loaded at once. */
      isApplication?: boolean
      Layout?: ComponentType<{ children: ReactNode }>
      // biome-ignore lint/suspicious/noExplicitAny: each page defines its own data type
      loader?: Loader<any>
      // biome-ignore lint/suspicious/noExplicitAny: each page defines its own data type
      head?: HeadHook<any>
    }
    interface PageContext {
      payload: Payload
    }
    interface PageContextClient {
      /** Whether the fetched data is not that of the document (renderer/reading/start-app.ts). */
      isOutdated?: boolean
    }
    interface PageContextServer {
      pageSource: PageSource
      buildId: string
      head?: Head
      /** What it is rendered to; none if that is known already. */
      page?: RenderedPage
      /** The text drawn on the page's sharing picture; none for pages without a URL of their own. */
      sharingCard?: SharingCard
    }
  }
}
