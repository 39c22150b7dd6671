/** So long a page may take before anything is shown in its place: most are there sooner, and must not flash. */
const DELAY = 150

let waits = false
let timer: ReturnType<typeof setTimeout> | undefined
let remove: (() => void) | undefined
const listeners = new Set<() => void>()

const skeletons = () => import('./show-skeleton.ts')

const setWaiting = (value: boolean) => {
  if (waits === value) return
  waits = value
  // On the part that will change; React knows nothing of this attribute.
  const main = document.getElementById('main')
  if (value) main?.setAttribute('aria-busy', 'true')
  else main?.removeAttribute('aria-busy')
  for (const listener of listeners) listener()
}

/** A navigation in the browser has begun; if it takes long, a skeleton in the shape of the coming page is shown. */
export const beginWaiting = (url: string) => {
  clearTimeout(timer)
  timer = setTimeout(async () => {
    setWaiting(true)
    const { showSkeleton } = await skeletons()
    if (waits && !remove) remove = showSkeleton(new URL(url, location.origin).pathname)
  }, DELAY)
}

export const endWaiting = () => {
  clearTimeout(timer)
  remove?.()
  remove = undefined
  setWaiting(false)
}

/** For `useSyncExternalStore`: whether a reader is waiting for a page. */
export const isWaiting = (): boolean => waits
export const onWaitingChange = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Once, in the browser: fetches the skeletons while nothing else is going on, as they are for slow networks; and leaves
 * none behind in a document that the browser keeps for going back.
 */
export const prepareWaiting = () => {
  addEventListener('pagehide', endWaiting)
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    // Without them a slow page is as it would be anyway.
    skeletons().catch(() => {})
  })
}
