import { useCallback, useMemo } from 'react'
import type { Problem } from '#domain/manuscript/manuscript.ts'
import { BlockEditor } from '../../blocks/BlockEditor.tsx'
import { MediaPicker } from '../../media/picker/MediaPicker.tsx'
import { useManuscriptField, useManuscriptState } from '../manuscript-context.ts'
import { usePicturePicking } from './usePicturePicking.ts'

const NO_BLOCKS: readonly unknown[] = []
const NO_PROBLEMS: readonly Problem[] = []

/** The block editor bound to a field of the manuscript (`blocks`, `body`). It has its own undo history. */
export function BodyField({ path, label = '本文' }: { path: string; label?: string }) {
  const [blocks, set] = useManuscriptField<readonly unknown[]>(path)
  const checked = useManuscriptState(({ document }) => document?.problems ?? NO_PROBLEMS)
  const refusals = useManuscriptState((state) => state.refusals)
  const { pickPicture, picker } = usePicturePicking()
  const problems = useMemo(
    () =>
      [...refusals, ...checked].flatMap((problem) =>
        problem.field.startsWith(`${path}.`)
          ? [{ ...problem, field: `blocks.${problem.field.slice(path.length + 1)}` }]
          : [],
      ),
    [refusals, checked, path],
  )
  const write = useCallback((next: unknown[]) => set(next, { isOwnUndo: true }), [set])
  return (
    <div
      // The toolbar is wider than a phone: it scrolls instead of the page.
      className="min-w-0"
      data-path={path}
    >
      <BlockEditor
        blocks={blocks ?? NO_BLOCKS}
        onChange={write}
        problems={problems}
        pickPicture={pickPicture}
        label={label}
      />
      <MediaPicker {...picker} />
    </div>
  )
}
