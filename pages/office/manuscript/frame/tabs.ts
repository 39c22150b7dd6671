import { createContext, useContext } from 'react'

/** Panels beside the fields; on narrow screens the fields are a tab too. */
export const TABS = {
  edit: '編集',
  publish: '公開',
  share: '検索とシェア',
  history: '履歴',
  comments: 'コメント',
  reports: 'おたより',
} as const
export type Tab = keyof typeof TABS

export const TabContext = createContext<(tab: Tab) => void>(() => {})

/** Switches tabs, for links to content that may be hidden. */
export const useShowTab = (): ((tab: Tab) => void) => useContext(TabContext)
