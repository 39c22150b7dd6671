import { type ComponentType, lazy, Suspense } from 'react'
import { ClientOnly } from '../ClientOnly.tsx'

const Nothing = () => null

/**
 * A part whose code and styles are loaded when it is first shown in a browser; the server's HTML has nothing in its
 * place. Where they cannot be had (no network, an old tab after a new build) the page goes on without it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
  return function LazyPart(props: Props) {
    return (
      <ClientOnly>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ClientOnly>
    )
  }
}
