/** vike's block, with what the Worker adds (worker/documents/assemble-document.ts), and the data that is fetched. */
type ContextElement = HTMLElement & { state?: object }

const CONTROL = 'button,input,select,textarea,summary,a[href]:not([href^="#"],[download])'

/** How long a mouse rests on a control before it is an intent, in milliseconds. */
const REST_MS = 65

const addLink = (rel: string, href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))

/**
 * The page's data, fetched with the code. If its address leads elsewhere, the page or the build has changed, and the
 * document is loaded again.
 */
const fetchData = async (context: ContextElement) => {
  const { payload, version } = context.dataset
  if (!payload) return
  const response = await fetch(payload, { redirect: 'manual' })
  if (response.status >= 500) throw response
  if (!response.ok) return new Promise<void>(() => location.reload())
  const data = await response.json()
  context.state = { payload: data, isOutdated: data.version !== version }
}

let isStarted = false

/** Loads the app, all at once. If that fails, the next intent tries again. */
export const startApp = async () => {
  const context: ContextElement | null = document.getElementById('vike_pageContext')
  const { code } = context?.dataset ?? {}
  // In development there is none: the app is loaded by the document.
  if (isStarted || !context || !code) return
  isStarted = true
  const files = code.split(' ').map((name) => `/assets/${name}.js`)
  for (const file of files) addLink('modulepreload', file)
  try {
    await fetchData(context)
    await import(/* @vite-ignore */ files[0] ?? '')
  } catch {
    isStarted = false
    dispatchEvent(new Event('startfailed'))
  }
}

const controlOf = ({ target }: Event): HTMLElement | null => {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null
  return control instanceof HTMLAnchorElement && control.origin !== location.origin ? null : control
}

/**
 * Starts the app at an intent: a press, a key or the focus on a control, the focus on an internal link, or a mouse that
 * rests on one. A scroll, a mouse that moves by, and time start nothing. A link that is pressed before is followed; its
 * document is prefetched, here or by speculation-rules.ts. Buttons that were pressed (first-lines.ts) are clicked when
 * the page is hydrated.
 */
export function awaitIntent(): void {
  const hydration = new AbortController()
  const { signal } = hydration
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listener: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, listener, { capture: true, signal })
  let pointed: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const point = (control: HTMLElement | null) => {
    if (control === pointed) return
    pointed = control
    clearTimeout(timer)
    if (control) timer = setTimeout(rest, REST_MS, control)
  }
  const rest = (control: HTMLElement) => {
    startApp()
    // Every browser that can tell that data is to be saved has speculation rules.
    const isPrefetched = HTMLScriptElement.supports('speculationrules')
    if (control instanceof HTMLAnchorElement && !isPrefetched) addLink('prefetch', control.href)
  }
  const startOn = (event: Event) => {
    const control = controlOf(event)
    if (control && !(control instanceof HTMLAnchorElement)) startApp()
  }
  on('click', startOn)
  on('pointermove', (event) => point(event.pointerType === 'touch' ? null : controlOf(event)))
  on('scroll', () => point(null))
  on('focusin', (event) => {
    const control = controlOf(event)
    if (control?.matches(':focus-visible')) startApp()
  })
  on('keydown', startOn)
  addEventListener('start', startApp, { signal })
  addEventListener(
    'hydrated',
    () => {
      hydration.abort()
      for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
        delete button.dataset.pressed
        button.click()
      }
    },
    { once: true },
  )
  if ('app' in document.documentElement.dataset || document.querySelector('[data-pressed]')) startApp()
}
