import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { PageContextClient } from 'vike/types'
import { usePageContext } from '#renderer/page-context.tsx'
import { isArrival } from '#renderer/reading/arrival.ts'
import { MapUnavailable } from '#renderer/ui/map/MapUnavailable.tsx'
import { NEVER, useMapCode } from '#renderer/ui/map/useMapCode.ts'
import styles from './MapBrowser.module.css'

/**
 * The map of all places. In a document it is opened by a button, so that nothing is loaded for readers who do not want
 * it; readers who followed a link of this site to it want it, with the app or without. Without script a sentence says that it
 * needs one.
 */
export function MapBrowser() {
  const { isClientSide, isHydration } = usePageContext() as PageContextClient
  const [opened, setOpened] = useState<'arriving' | 'press' | null>(
    isClientSide && isHydration === false ? 'arriving' : null,
  )
  // The document has the button.
  useEffect(() => {
    if (isArrival()) setOpened((before) => before ?? 'arriving')
  }, [])
  if (opened)
    return (
      <Entered isFocused={opened === 'press'}>
        <Opened />
      </Entered>
    )
  return (
    <div className={styles.frame} data-arrival>
      <button className={styles.opener} type="button" data-scripted onClick={() => setOpened('press')}>
        地図をひらく
      </button>
      <p className={styles.unscripted} data-unscripted>
        地図の表示にはJavaScriptが必要です。下の一覧から、都道府県ごとにご覧になれます。
      </p>
    </div>
  )
}

/** What replaces the pressed button takes its focus, and keeps it while the map is loaded. */
function Entered({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isFocused) section.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <section ref={section} className={styles.opened} aria-label="地図" tabIndex={-1}>
      {children}
    </section>
  )
}

function Opened() {
  const { code, hasFailed, retry } = useMapCode(load)
  const waiting = (
    <div className={styles.frame}>
      <p className={styles.waiting} role="status">
        地図を準備しています
      </p>
    </div>
  )
  if (hasFailed)
    return (
      <div className={styles.frame}>
        <MapUnavailable
          reason="地図を読み込めませんでした"
          onRetry={() => {
            loadFailedSheets()
            retry()
          }}
        >
          <p>場所は、下の都道府県からもさがせます。</p>
        </MapUnavailable>
      </div>
    )
  return <Suspense fallback={waiting}>{code ? <code.BrowsePanel /> : waiting}</Suspense>
}

/** The rules of a style sheet that could not be loaded are not there, or may not be read. */
const isUnreadable = ({ sheet }: HTMLLinkElement): boolean => {
  try {
    return !sheet?.cssRules
  } catch {
    return true
  }
}

/** Vite requests each style sheet of a module once, even if that failed. */
function loadFailedSheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]'))
    if (isUnreadable(link)) link.replaceWith(link.cloneNode())
}

const load = (): Promise<typeof import('./browse/BrowsePanel.tsx')> =>
  import.meta.env.SSR ? NEVER : import('./browse/BrowsePanel.tsx')
