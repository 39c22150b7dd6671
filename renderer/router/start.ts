import { decodedPath, loadConfig } from './pages.ts'
import { loadPressedCode } from './pressed-code.ts'

/** With the data that was fetched (renderer/reading/start-app.ts). */
type StateElement = HTMLElement & { state?: object }

/** vike puts `!` before strings that begin with it: it writes values that JSON has not as such strings. */
const unescaped = (_key: string, value: unknown) =>
  typeof value === 'string' && value.startsWith('!') ? value.slice(1) : value

/** In place of vike's own client (vite.config.ts): hydrates the page of this document. */
async function start(): Promise<void> {
  loadPressedCode()
  const element = document.getElementById('vike_pageContext') as StateElement | null
  const { pageId, ...context } = JSON.parse(element?.textContent ?? '{}', unescaped)
  const inDocument = document.getElementById('payload')?.textContent
  const state = element?.state ?? (inDocument && { payload: JSON.parse(inDocument) })
  const config = await loadConfig(pageId)
  const { pathname, search, hash } = location
  await config.onRenderClient({
    ...context,
    ...state,
    pageId,
    urlOriginal: pathname + search + hash,
    urlPathname: decodedPath(pathname),
    urlParsed: { pathname, searchOriginal: search || null },
    config,
    isClientSide: true,
    isHydration: true,
    isHistoryNavigation: false,
    isBackwardNavigation: null,
  })
}

const begin = () => {
  start().catch((error) => {
    console.error(error)
    // Heard by renderer/first-lines.ts and renderer/navigation/shell-script.ts. The next press tries again.
    dispatchEvent(new Event('startfailed'))
    addEventListener('start', begin, { once: true })
  })
}

begin()
