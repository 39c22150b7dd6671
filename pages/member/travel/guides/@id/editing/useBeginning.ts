import { useEffect, useRef, useState } from 'react'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import type { GuideFace } from '../../../store/useGuide.ts'

export const WAYS_TO_ADD = ['favorites', 'search', 'free'] as const
export type WayToAdd = (typeof WAYS_TO_ADD)[number]

/** The panel that adds: to which section, and by which way. */
export type Beginning = { sectionId: string; tab: WayToAdd }

const wayIn = (url: string): WayToAdd | null => {
  const asked = new URL(url, 'https://page.invalid').searchParams.get('add')
  return WAYS_TO_ADD.find((way) => way === asked) ?? null
}

/** Opens the panel that adds, also where the address asks for it; a guide without a day gets its first one. */
export function useBeginning({ guide, sections }: GuideDocument, edit: GuideFace['edit']) {
  const { urlOriginal } = usePageContext()
  const [adding, setAdding] = useState<Beginning | null>(null)
  const begin = (tab: WayToAdd) => {
    const [first] = sections
    if (first) return setAdding({ sectionId: first.id, tab })
    const id = randomIdentifier()
    const section = { kind: 'day' as const, date: guide.startDate, title: '', memo: '' }
    edit({ type: 'addSection', id, at: 0, section })
    setAdding({ sectionId: id, tab })
  }
  const asked = useRef(wayIn(urlOriginal))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that one came by
  useEffect(() => {
    if (asked.current) begin(asked.current)
    asked.current = null
  }, [])
  return { adding, begin, add: setAdding }
}
