import { useState } from 'react'
import { useManuscriptStore } from '../manuscript-context.ts'
import { useFollowedPublication } from '../workflow/useFollowedPublication.ts'
import { FrameHead } from './FrameHead.tsx'
import styles from './FrameLayout.module.css'
import type { FrameProps } from './ManuscriptFrame.tsx'
import { Panel, Panels } from './Panels.tsx'
import { TabList } from './TabList.tsx'
import { type Tab, TabContext } from './tabs.ts'
import { useStrayFiles } from './useStrayFiles.ts'
import { useWide } from './useWide.ts'

/** The head above, the fields in the middle, the panels beside them or, on a narrow screen, in their place. */
export function FrameLayout({
  children,
  titleField = 'title',
  descriptionOf,
}: Omit<FrameProps, 'manuscript'>) {
  const store = useManuscriptStore()
  const isWide = useWide()
  const [chosen, setChosen] = useState<Tab>('edit')
  const tab = isWide && chosen === 'edit' ? 'publish' : chosen
  // On a wide screen the fields are always there: what leads to them must not close a panel.
  const showTab = (next: Tab) => (isWide && next === 'edit' ? undefined : setChosen(next))
  useFollowedPublication()
  useStrayFiles()
  const tabs = <TabList tab={tab} hasEdit={!isWide} onChoose={setChosen} />
  return (
    <TabContext value={showTab}>
      <article className={styles.frame} onBlur={() => store.saveSoon()} onPaste={store.keepBefore}>
        <FrameHead titleField={titleField} />
        {!isWide && tabs}
        <div className={styles.body}>
          <Panel tab="edit" isShown={isWide || tab === 'edit'} isPlain={isWide}>
            <div className={styles.fields}>{children}</div>
          </Panel>
          <aside className={styles.side} aria-label="公開と設定" hidden={tab === 'edit'}>
            {isWide && tabs}
            <Panels tab={tab} titleField={titleField} descriptionOf={descriptionOf} />
          </aside>
        </div>
      </article>
    </TabContext>
  )
}
