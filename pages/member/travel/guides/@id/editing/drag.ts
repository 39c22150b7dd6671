import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import type { Arrangement, Spot } from '#domain/travel/arrange.ts'

/** Above or below a line. */
export type Edge = 'top' | 'bottom'

type Row = {
  row: HTMLElement
  handle: HTMLElement
  activityId: string
  onEdge: (edge: Edge | null) => void
  onDragging: (isDragging: boolean) => void
}

const edgeOf = (data: Record<string | symbol, unknown>): Edge | null => {
  const edge = extractClosestEdge(data)
  return edge === 'top' || edge === 'bottom' ? edge : null
}

/** Makes a line draggable by its handle, and a drop target for others above or below it. */
export const dragRow = ({ row, handle, activityId, onEdge, onDragging }: Row) =>
  combine(
    draggable({
      element: row,
      dragHandle: handle,
      getInitialData: () => ({ activityId }),
      onDragStart: () => onDragging(true),
      onDrop: () => onDragging(false),
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data.activityId !== undefined,
      getData: ({ input, element }) =>
        attachClosestEdge({ activityId }, { input, element, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => onEdge(source.data.activityId === activityId ? null : edgeOf(self.data)),
      onDragLeave: () => onEdge(null),
      onDrop: () => onEdge(null),
    }),
  )

/** Makes the end of a section a drop target; it may be empty. */
export const dropSection = (element: HTMLElement, sectionId: string, onOver: (isOver: boolean) => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.activityId !== undefined,
    getData: () => ({ sectionId }),
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: () => onOver(false),
  })

/** The target position of a line dropped on another, or on a section. */
function dropSpot(
  arrangement: Arrangement,
  activityId: string,
  target: Record<string | symbol, unknown>,
): Spot | null {
  const without = arrangement.map((one) => one.activityIds.filter((id) => id !== activityId))
  if (typeof target.activityId === 'string') {
    const over = target.activityId
    if (over === activityId) return null
    const section = without.findIndex((ids) => ids.includes(over))
    const index = without[section]?.indexOf(over) ?? -1
    return index < 0 ? null : { section, index: index + (edgeOf(target) === 'bottom' ? 1 : 0) }
  }
  const section = arrangement.findIndex(({ sectionId }) => sectionId === target.sectionId)
  return section < 0 ? null : { section, index: without[section]?.length ?? 0 }
}

/** Handles drops; long pages scroll when a line is dragged to their edge. */
export const monitorDrops = (
  arrangement: () => Arrangement,
  onDrop: (activityId: string, to: Spot) => void,
) =>
  combine(
    autoScrollWindowForElements(),
    monitorForElements({
      onDrop: ({ source, location }) => {
        const { activityId } = source.data
        const [target] = location.current.dropTargets
        if (typeof activityId !== 'string' || !target) return
        const to = dropSpot(arrangement(), activityId, target.data)
        if (to) onDrop(activityId, to)
      },
    }),
  )
