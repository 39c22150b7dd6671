import { useCallback, useRef } from 'react'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { manuscriptCalls } from '../manuscript/store/calls.ts'
import { useDuplicate } from '../manuscript/workflow/useDuplicate.ts'

/** Duplicates a row and opens the copy; a stable function, to avoid re-rendering rows. */
export function useCopies() {
  const work = useDuplicate()
  const current = useRef(work)
  current.current = work
  const onDuplicate = useCallback((one: Manuscript) => {
    if (!current.current.isBusy)
      void current.current.duplicate(one, manuscriptCalls(one.kind, one.id).duplicate)
  }, [])
  return { problem: work.problem, onDuplicate }
}
