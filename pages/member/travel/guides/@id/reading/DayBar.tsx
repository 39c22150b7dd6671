import { useEffect, useRef, useState } from 'react'
import { shortDayText } from '#domain/travel/guide-days.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import styles from './DayBar.module.css'

/** The anchor of a section. */
export const anchorOf = (sectionId: string): string => `section-${sectionId}`

type Props = {
  sections: readonly TravelSection[]
  names: ReadonlyMap<string, string>
  counts: ReadonlyMap<string, number>
  /** Today in Japan, which is marked; not while editing. */
  today?: string | null
}

/** The current section: the last one whose heading has passed the bar. */
function useReadSection(sections: readonly TravelSection[]): string | null {
  const [read, setRead] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(anchorOf(id))?.getBoundingClientRect().top
        return top !== undefined && top < 160
      })
      setRead((passed.at(-1) ?? sections[0])?.id ?? null)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [sections])
  return read
}

/** The sticky bar of a guide's sections. */
export function DayBar({ sections, names, counts, today = null }: Props) {
  const read = useReadSection(sections)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = read && bar.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls the bar, not the page.
    if (current) bar.current?.scrollTo({ left: current.offsetLeft - 48 })
  }, [read])
  if (sections.length === 0) return null
  return (
    <nav
      className="relative [scrollbar-width:none] overflow-x-auto overscroll-x-contain border-y border-rule-strong bg-paper"
      aria-label="日程"
      ref={bar}
    >
      <ol className="flex">
        {sections.map(({ id, kind, date }) => (
          <li key={id}>
            <a
              className={styles.day}
              href={`#${anchorOf(id)}`}
              aria-current={read === id ? 'true' : undefined}
            >
              <span className="truncate font-mincho text-15">{names.get(id)}</span>
              {kind === 'day' && date && (
                <span className="col-1 text-12 whitespace-nowrap text-usuzumi tabular-nums">
                  {shortDayText(date)}
                  {date === today && <span className="ms-4 font-semibold text-shu-text">今日</span>}
                </span>
              )}
              {(counts.get(id) ?? 0) > 0 && (
                <span className={styles.count}>
                  <span className="visually-hidden">気になる点が</span>
                  {counts.get(id)}
                  <span className="visually-hidden">件</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
