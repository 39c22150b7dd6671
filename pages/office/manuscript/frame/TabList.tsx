import type { KeyboardEvent } from 'react'
import { hasOwnPage } from '#domain/content/kind.ts'
import { useAbilities, useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import styles from './TabList.module.css'
import { TABS, type Tab } from './tabs.ts'

type Props = { tab: Tab; hasEdit: boolean; onSelect: (tab: Tab) => void }

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs with arrow key navigation (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
export function TabList({ tab, hasEdit, onSelect }: Props) {
  const comments = useManuscriptState(({ document }) => document?.manuscript.openComments ?? 0)
  const reports = useManuscriptState(({ document }) => document?.openReports ?? 0)
  const problems = useManuscriptState(
    ({ document }) => document?.problems.filter(({ isBlocking }) => isBlocking).length ?? 0,
  )
  const { kind } = useManuscriptStore()
  const canHaveReports = useAbilities().update && hasOwnPage(kind)
  const counts: Partial<Record<Tab, number>> = { comments, publish: problems, reports }
  const hidden: Partial<Record<Tab, boolean>> = { edit: !hasEdit, reports: !canHaveReports }
  const tabs = (Object.keys(TABS) as Tab[]).filter((one) => !hidden[one])
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    const next = step && tabs.at((tabs.indexOf(tab) + step) % tabs.length)
    if (!next) return
    event.preventDefault()
    onSelect(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div
      className="flex flex-wrap border-b border-rule-strong"
      role="tablist"
      aria-label="原稿の欄"
      onKeyDown={onKey}
    >
      {tabs.map((one) => (
        <button
          key={one}
          id={`tab-${one}`}
          className={styles.tab}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={`panel-${one}`}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onSelect(one)}
        >
          {TABS[one]}
          {(counts[one] ?? 0) > 0 && (
            <span className="ms-[0.4em] text-12 font-normal text-kohaku">{counts[one]}件</span>
          )}
        </button>
      ))}
    </div>
  )
}
