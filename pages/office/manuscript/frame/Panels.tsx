import { type ReactNode, useRef } from 'react'
import { ReportsPanel } from '../../reader-reports/ReportsPanel.tsx'
import { CommentsPanel } from '../comments/CommentsPanel.tsx'
import { HistoryPanel } from '../revisions/HistoryPanel.tsx'
import { SharePanel } from '../seo/SharePanel.tsx'
import type { SearchTextSource } from '../seo/search-text.ts'
import { PublishPanel } from '../workflow/PublishPanel.tsx'
import styles from './Panels.module.css'
import type { Tab } from './tabs.ts'

type PanelProps = { tab: Tab; isShown: boolean; isPlain?: boolean; children: ReactNode }

/** A tab panel. `isPlain`: always visible, without a tab. */
export function Panel({ tab, isShown, isPlain, children }: PanelProps) {
  const role = isPlain ? {} : { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` }
  return (
    <div
      className={`${styles.panel} min-w-0 pt-16 [&[hidden]]:hidden`}
      id={`panel-${tab}`}
      data-panel={tab}
      hidden={!isShown}
      {...role}
    >
      {children}
    </div>
  )
}

/** Renders children on first display, so that panels load lazily and keep their state. */
function Late({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const wasShown = useRef(false)
  wasShown.current ||= isShown
  return wasShown.current && children
}

type Props = SearchTextSource & { tab: Tab }

export function Panels({ tab, titleField, descriptionOf }: Props) {
  return (
    <>
      <Panel tab="publish" isShown={tab === 'publish'}>
        <PublishPanel />
      </Panel>
      <Panel tab="share" isShown={tab === 'share'}>
        <SharePanel titleField={titleField} descriptionOf={descriptionOf} />
      </Panel>
      <Panel tab="history" isShown={tab === 'history'}>
        <Late isShown={tab === 'history'}>
          <HistoryPanel />
        </Late>
      </Panel>
      <Panel tab="comments" isShown={tab === 'comments'}>
        <Late isShown={tab === 'comments'}>
          <CommentsPanel />
        </Late>
      </Panel>
      <Panel tab="reports" isShown={tab === 'reports'}>
        <Late isShown={tab === 'reports'}>
          <ReportsPanel />
        </Late>
      </Panel>
    </>
  )
}
