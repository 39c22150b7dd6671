import { type RefObject, useEffect, useRef, useState } from 'react'
import { EMBED_SERVICES, type EmbedService } from '#domain/blocks/embed/embed-frame.ts'
import { isDark } from '../../appearance/appearance.ts'
import styles from './EmbedPlayer.module.css'
import { grantEmbeds, useEmbedConsent } from './embed-consent.ts'
import { useReachable } from './useReachable.ts'

const ALLOWED = 'encrypted-media; fullscreen; picture-in-picture'
/** Scripts of its own origin and popups; no access to this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

type Props = { service: EmbedService; src: string; title: string }

/** Asks for consent first; then shows the frame over the placeholder, or why it cannot be shown. */
export function EmbedPlayer({ service, src, title }: Props) {
  const { name, noun } = EMBED_SERVICES[service]
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box)
  const isGranted = useEmbedConsent(service)
  const { reach, again } = useReachable(src, isGranted && isNear)
  const load = () => {
    // The pressed button disappears; the focus moves to the frame.
    box.current?.closest('figure')?.focus({ preventScroll: true })
    isGranted ? again() : grantEmbeds(service)
  }
  return (
    <div ref={box}>
      {(!isGranted || reach === 'failed') && (
        <button className={styles.button} type="button" onClick={load}>
          {isGranted ? 'もう一度読み込む' : '読み込む'}
          <span className="visually-hidden">（{title}）</span>
        </button>
      )}
      <p className={styles.status} role="status">
        {isGranted && reach === 'unknown' && `${name}から読み込んでいます…`}
        {isGranted && reach === 'failed' && failure(name, noun)}
      </p>
      {isGranted && reach === 'reached' && (
        <iframe
          className={styles.frame}
          src={inkedFor(service, src)}
          title={`${name}の${noun}：${title}`}
          allow={ALLOWED}
          sandbox={SANDBOX}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  )
}

const failure = (name: string, noun: string) =>
  navigator.onLine
    ? `${name}につながりませんでした。時間をおいてお試しください。`
    : `インターネットにつながっていないため、${name}の${noun}を読み込めません。`

const inkedFor = (service: EmbedService, src: string) =>
  service === 'x' && isDark() ? `${src}&theme=dark` : src

/** Whether the block is near the viewport: nothing is requested for videos further down the page. */
function useIsNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '600px' },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return isNear
}
