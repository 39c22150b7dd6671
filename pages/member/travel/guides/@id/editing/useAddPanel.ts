import { useEffect, useRef, useState } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import type { GuideHandle } from '../../../store/useGuide.ts'

const ADD_TABS = ['favorites', 'search', 'free'] as const
type AddTab = (typeof ADD_TABS)[number]

/** The section and the tab of the add panel. */
export type AddTarget = { sectionId: string; tab: AddTab }

const tabOfUrl = (url: string): AddTab | null => {
  const requestedTab = new URL(url, 'https://page.invalid').searchParams.get('add')
  return ADD_TABS.find((tab) => tab === requestedTab) ?? null
}

/** Opens the add panel, also if the query asks for it; a guide without sections gets its first day. */
export function useAddPanel({ guide, sections }: GuideDocument, edit: GuideHandle['edit']) {
  const { urlOriginal } = usePageContext()
  const [adding, setAdding] = useState<AddTarget | null>(null)
  const begin = (tab: AddTab) => {
    const [first] = sections
    if (first) return setAdding({ sectionId: first.id, tab })
    const id = randomIdentifier()
    const section = { kind: 'day' as const, date: guide.startDate, title: '', memo: '' }
    edit({ type: 'addSection', id, at: 0, section })
    setAdding({ sectionId: id, tab })
  }
  const requestedTab = useRef(tabOfUrl(urlOriginal))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount, for the initial URL
  useEffect(() => {
    if (requestedTab.current) begin(requestedTab.current)
    requestedTab.current = null
  }, [])
  return { adding, begin, add: setAdding }
}
