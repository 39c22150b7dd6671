import { useState } from 'react'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideEdit } from '#domain/travel/guide-edit.ts'
import { Button } from '#renderer/form/Button.tsx'
import { SheetFrame } from '#renderer/travel/SheetFrame.tsx'
import styles from './AddPanel.module.css'
import { AddTabs, type TabName } from './AddTabs.tsx'
import { FavoritesTab } from './FavoritesTab.tsx'
import { FreeTab } from './FreeTab.tsx'
import { SearchTab } from './SearchTab.tsx'
import { useAdding } from './useAdding.ts'
import { Where } from './Where.tsx'

type Props = {
  document: GuideDocument
  edit: (edits: GuideEdit | GuideEdit[]) => void
  onClose: () => void
  /** The section selected at first; by default the first one. */
  sectionId?: string
  /** The tab selected at first. */
  tab?: TabName
}

const TABS = { favorites: FavoritesTab, search: SearchTab, free: FreeTab }

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : document.body)

/** Adds to a guide: favourites, places of this site, or free text. Stays open to add several. */
export function AddPanel({ document: guide, edit, onClose, sectionId, tab: first = 'favorites' }: Props) {
  const [opener] = useState(focused)
  const [tab, setTab] = useState<TabName>(first)
  const adding = useAdding(guide, edit, sectionId)
  const Tab = TABS[tab]
  return (
    <SheetFrame title="しおりに追加" opener={opener} onClose={onClose}>
      {guide.sections.length === 0 ? (
        <p>先に、しおりに日程を作ってください。</p>
      ) : (
        <>
          <Where guide={guide} adding={adding} />
          <AddTabs chosen={tab} onChoose={setTab} />
          <div
            className="grid min-h-[18rem] grid-cols-1 content-start gap-12"
            id="add-panel"
            role="tabpanel"
            aria-labelledby={`add-tab-${tab}`}
          >
            <Tab guide={guide} adding={adding} />
          </div>
          <div className={styles.status} data-shown={adding.last ? '' : undefined}>
            <p role="status">{adding.message}</p>
            {adding.last && (
              <Button variant="quiet" onClick={adding.undo}>
                元に戻す
              </Button>
            )}
          </div>
        </>
      )}
    </SheetFrame>
  )
}
