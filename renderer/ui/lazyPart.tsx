import { type ComponentType, lazy, Suspense } from 'react'
import { ClientOnly } from '../ClientOnly.tsx'

const Nothing = () => null

/**
 * A component whose code and styles are loaded when it is first rendered in a browser; the server renders nothing. If
 * they cannot be loaded (offline, or an old tab after a deployment) the page works without it.
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
