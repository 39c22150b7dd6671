import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useManuscriptStore } from '../manuscript-context.ts'
import type { SearchTextSource } from '../seo/search-text.ts'
import { useFollowedPublication } from '../workflow/useFollowedPublication.ts'
import { FrameHead } from './FrameHead.tsx'
import styles from './FrameLayout.module.css'
import { Panel, Panels } from './Panels.tsx'
import { TabList } from './TabList.tsx'
import { type Tab, TabContext } from './tabs.ts'
import { useStrayFiles } from './useStrayFiles.ts'

const query = () => matchMedia('(width >= 1100px)')

const subscribe = (onChange: () => void) => {
  const wide = query()
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

/** Whether the panels fit beside the fields. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )

export type FrameLayoutProps = Partial<SearchTextSource> & {
  /** The fields. */
  children: ReactNode
}

/** Head, fields and panels; on narrow screens the panels replace the fields. */
export function FrameLayout({ children, titleField = 'title', descriptionOf }: FrameLayoutProps) {
  const store = useManuscriptStore()
  const isWide = useWide()
  const [selected, setSelected] = useState<Tab>('edit')
  const tab = isWide && selected === 'edit' ? 'publish' : selected
  // On wide screens the fields are always visible, so showing them must not close a panel.
  const showTab = (next: Tab) => (isWide && next === 'edit' ? undefined : setSelected(next))
  useFollowedPublication()
  useStrayFiles()
  const tabs = <TabList tab={tab} hasEdit={!isWide} onSelect={setSelected} />
  return (
    <TabContext value={showTab}>
      <article className={styles.frame} onBlur={() => store.saveSoon()} onPaste={store.preserveRevision}>
        <FrameHead titleField={titleField} />
        {!isWide && tabs}
        <div className="grid min-w-0 grid-cols-1 items-start gap-24 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] min-[1100px]:gap-40">
          <Panel tab="edit" isShown={isWide || tab === 'edit'} isPlain={isWide}>
            <div
              // Wide tables and toolbars must not widen the page.
              className="grid min-w-0 grid-cols-1 gap-24"
            >
              {children}
            </div>
          </Panel>
          <aside className={`${styles.side} min-w-0`} aria-label="公開と設定" hidden={tab === 'edit'}>
            {isWide && tabs}
            <Panels tab={tab} titleField={titleField} descriptionOf={descriptionOf} />
          </aside>
        </div>
      </article>
    </TabContext>
  )
}
