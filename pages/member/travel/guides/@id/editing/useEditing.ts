import { useLayoutEffect, useMemo, useRef } from 'react'
import { swapped } from '#domain/travel/arrange.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { sectionNames } from '#domain/travel/section-labels.ts'
import type { GuideHandle } from '../../../store/useGuide.ts'
import type { Editing } from './editing-context.ts'
import type { Arranging } from './useArranging.ts'

type Parts = {
  document: GuideDocument
  guide: GuideHandle
  arranging: Arranging
  open: (activityId: string | null) => void
}

/** The editing context; its identity is stable while the guide is edited. */
export function useEditingContextValue(parts: Parts): Editing {
  const latest = useRef(parts)
  useLayoutEffect(() => {
    latest.current = parts
  })
  const { actions, announce } = parts.arranging
  const { open } = parts
  return useMemo(
    (): Editing => ({
      arrange: actions,
      announce,
      open,
      edit: (edits) => latest.current.guide.edit(edits),
      undo: () => latest.current.guide.undo(),
      targets: () => {
        const names = sectionNames(latest.current.document.sections)
        return actions.arrangement().map(({ sectionId, activityIds }, section) => ({
          section,
          id: sectionId,
          name: names.get(sectionId) ?? '',
          count: activityIds.length,
        }))
      },
      moveSection: (sectionId, by) => {
        const { sections } = latest.current.document
        const ids = sections.map(({ id }) => id)
        const index = ids.indexOf(sectionId)
        const sectionIds = [...swapped(ids, index, by)]
        if (sectionIds[index] === sectionId) return announce('これより先へは動かせません。')
        latest.current.guide.edit({ type: 'orderSections', sectionIds })
        announce(`${sections.length}個の区切りの${index + by + 1}番目に移しました。`)
      },
    }),
    [actions, announce, open],
  )
}
