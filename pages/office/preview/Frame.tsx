import { useEffect, useRef, useState } from 'react'
import styles from './Preview.module.css'

/** Phone and desktop sizes in CSS pixels; scaled down to fit. */
export const FRAMES = {
  phone: { label: 'スマートフォン', width: 390, height: 844 },
  desk: { label: 'パソコン', width: 1280, height: 900 },
} as const
export type FrameName = keyof typeof FRAMES

type Props = { name: FrameName; src: string; title: string }

/** The preview in a sandboxed iframe: no scripts, popups or forms. */
export function Frame({ name, src, title }: Props) {
  const { width, height, label } = FRAMES[name]
  const place = useRef<HTMLDivElement>(null)
  const [isLoading, setLoading] = useState(true)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) element.style.setProperty('--scale', String(Math.min(1, entry.contentRect.width / width)))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [width])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address restarts the wait
  useEffect(() => setLoading(true), [src])
  return (
    <figure className={styles.figure} data-frame={name}>
      <figcaption className="flex items-baseline gap-12 text-13 [&_small]:text-usuzumi [&_small]:tabular-nums [&_span]:text-usuzumi [&_span]:tabular-nums">
        {label}
        <small>
          {width}×{height}
        </small>
        <span role="status">{isLoading ? '読み込んでいます。' : ''}</span>
      </figcaption>
      <div ref={place} className="min-w-0">
        <div className={styles.screen}>
          <iframe
            className="block [transform-origin:0_0] [transform:scale(var(--scale,1))] border-0"
            key={src}
            src={src}
            title={`${title}（${label}）`}
            sandbox="allow-same-origin"
            width={width}
            height={height}
            onLoad={() => setLoading(false)}
          />
        </div>
      </div>
    </figure>
  )
}
