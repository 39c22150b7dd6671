import { useLayoutEffect, useMemo, useRef } from 'react'
import { swapped } from '#domain/travel/arrange.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { sectionNames } from '#domain/travel/section-words.ts'
import type { GuideFace } from '../../../store/useGuide.ts'
import type { Editing } from './editing-context.ts'
import type { Arranging } from './useArranging.ts'

type Parts = {
  document: GuideDocument
  guide: GuideFace
  arranging: Arranging
  open: (activityId: string | null) => void
}

/** What the parts of the editor use, one and the same as long as the guide is edited. */
export function useEditingFace(parts: Parts): Editing {
  const latest = useRef(parts)
  useLayoutEffect(() => {
    latest.current = parts
  })
  const { actions, say } = parts.arranging
  const { open } = parts
  return useMemo(
    (): Editing => ({
      arrange: actions,
      say,
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
        if (sectionIds[index] === sectionId) return say('これより先へは動かせません。')
        latest.current.guide.edit({ type: 'orderSections', sectionIds })
        say(`${sections.length}個の区切りの${index + by + 1}番目に移しました。`)
      },
    }),
    [actions, say, open],
  )
}
