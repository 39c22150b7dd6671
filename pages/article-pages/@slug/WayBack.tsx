import { useEffect, useState } from 'react'
import styles from './WayBack.module.css'

/** All below counts as seen, so that a jump across the whole of it is noticed too. */
const BEFORE_THE_TOP = { rootMargin: '0px 0px 1000000px 0px' }

/** Whether something has been scrolled out at the top. */
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
 * One line at the top of a narrow screen: what is being read, and the way back to 目次. It takes no room of its own,
 * and what a link or the Tab key leads to keeps clear of it.
 */
export function WayBack({ anchor, section }: { anchor: string; section: string }) {
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
