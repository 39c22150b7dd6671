import { useEffect, useState } from 'react'
import styles from './BackToContents.module.css'

/** Everything below counts as visible, so that a jump across the element is detected too. */
const BEFORE_THE_TOP = { rootMargin: '0px 0px 1000000px 0px' }

/** Whether an element has been scrolled out at the top. */
function useIsPassed(id: string): boolean {
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setIsPassed(entries.at(-1)?.isIntersecting === false),
      BEFORE_THE_TOP,
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isPassed
}

/**
 * A bar at the top of narrow screens: the current section and a link back to 目次. It overlays the page; scroll margins
 * keep targets clear of it.
 */
export function BackToContents({ anchor, section }: { anchor: string; section: string }) {
  const isShown = useIsPassed(anchor)
  return (
    <div className={styles.holder} data-scripted>
      <a className={styles.back} href={`#${anchor}`} data-shown={isShown || undefined}>
        <span className={styles.name} aria-hidden="true">
          目次
        </span>
        <span className="visually-hidden">目次へ戻る</span>
        <span className={styles.section}>{section}</span>
      </a>
    </div>
  )
}
