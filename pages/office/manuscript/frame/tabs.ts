import { createContext, useContext } from 'react'

/** What stands beside the fields; on a narrow screen the fields are one of them. */
export const TABS = {
  edit: '編集',
  publish: '公開',
  share: '検索とシェア',
  history: '履歴',
  comments: 'コメント',
} as const
export type Tab = keyof typeof TABS

export const TabContext = createContext<(tab: Tab) => void>(() => {})

/** Shows a panel: for what leads to something that may be out of sight. */
export const useShowTab = (): ((tab: Tab) => void) => useContext(TabContext)
