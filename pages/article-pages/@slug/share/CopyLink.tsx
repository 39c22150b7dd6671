import { useEffect, useState } from 'react'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import styles from './Share.module.css'
import { ShareIcon } from './ShareIcon.tsx'

const CopyByHand = lazyPart(async () => (await import('./CopyByHand.tsx')).CopyByHand)

const LABEL = 'リンクをコピー'

const COPIED_FOR_MS = 4000

type Props = { url: string; compact: boolean }

/** Copies the URL, or shows it in a field if the browser refuses. */
export function CopyLink({ url, compact }: Props) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('ready'), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])
  // Without https there is no clipboard API.
  const copy = async () =>
    setState(
      (await navigator.clipboard?.writeText(url).then(
        () => 'copied' as const,
        () => 'refused' as const,
      )) ?? 'refused',
    )
  return (
    <>
      <button className={styles.button} type="button" title={compact ? LABEL : undefined} onClick={copy}>
        <ShareIcon name="copy" />
        <span className={compact ? 'visually-hidden' : undefined}>{LABEL}</span>
      </button>
      <span className={styles.status} role="status">
        {state === 'copied' && 'コピーしました'}
      </span>
      {state === 'refused' && <CopyByHand url={url} onClose={() => setState('ready')} />}
    </>
  )
}
