/** Delay before a skeleton is shown: most pages are faster, and it must not flash. */
const DELAY = 150

let isWaitingNow = false
let timer: ReturnType<typeof setTimeout> | undefined
let remove: (() => void) | undefined
const listeners = new Set<() => void>()

const skeletons = () => import('./show-skeleton.ts')

const setWaiting = (value: boolean) => {
  if (isWaitingNow === value) return
  isWaitingNow = value
  // Set on the part that will change; React does not manage this attribute.
  const main = document.getElementById('main')
  if (value) main?.setAttribute('aria-busy', 'true')
  else main?.removeAttribute('aria-busy')
  for (const listener of listeners) listener()
}

/** Called when a client-side navigation starts; after a delay, shows a skeleton in the shape of the next page. */
export const beginWaiting = (url: string) => {
  clearTimeout(timer)
  timer = setTimeout(async () => {
    setWaiting(true)
    const { showSkeleton } = await skeletons()
    if (isWaitingNow && !remove) remove = showSkeleton(new URL(url, location.origin).pathname)
  }, DELAY)
}

export const endWaiting = () => {
  clearTimeout(timer)
  remove?.()
  remove = undefined
  setWaiting(false)
}

/** For `useSyncExternalStore`: whether the reader is waiting for a page. */
export const isWaiting = (): boolean => isWaitingNow
export const onWaitingChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Once, in the browser: preloads the skeletons when idle, since they are meant for slow networks, and removes them
 * from documents that enter the back/forward cache.
 */
export const prepareWaiting = () => {
  addEventListener('pagehide', endWaiting)
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    // Without them a slow page just shows nothing.
    skeletons().catch(() => {})
  })
}
