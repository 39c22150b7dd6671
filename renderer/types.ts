import type { ComponentType, ReactNode } from 'react'
import type { Head, HeadHook } from './head.ts'
import type { Loader, PageSource } from './loader.ts'
import type { Payload } from './payload.ts'

// https://vike.dev/typescript
declare global {
  namespace Vike {
    interface Config {
      Page?: ComponentType
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
    }
  }
}
