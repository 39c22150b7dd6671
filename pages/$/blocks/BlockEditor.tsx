import { useEffect, useMemo, useRef, useState } from 'react'
import type { ContentKind } from '#domain/content-kind.ts'
import type { ContentRef } from '#domain/content-ref.ts'
import type { Problem } from '#domain/manuscript/manuscript.ts'
import type { Picture } from '#domain/picture.ts'
import { Atoms } from './atoms/Atoms.tsx'
import { createAtomStore } from './atoms/atom-views.ts'
import styles from './BlockEditor.module.css'
import { EditorContext } from './editor-store.ts'
import { showProblems } from './plugins/problem-marks.ts'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { useEditorView } from './useEditorView.ts'

/** Content that somebody picked, with the name by which it is spoken of. */
export type PickedContent = ContentRef & { title: string }

export type BlockEditorProps = {
  /** `{id, type, data}` each, perhaps incomplete. Blocks of a type that is not known are kept as they are. */
  blocks: readonly unknown[]
  /** Told a moment after a change. A block that did not change is the very same object as before. */
  onChange: (blocks: unknown[]) => void
  /** Those whose `field` begins with `blocks.{index}` are shown at their block. */
  problems?: readonly Problem[]
  /** Without these the editor asks by dialogs of its own. */
  pickContent?: (kinds: readonly ContentKind[]) => Promise<PickedContent | null>
  pickPicture?: () => Promise<Picture | null>
  label?: string
}

const NONE: readonly Problem[] = []

/** The body of an article, written as it will be read. */
export function BlockEditor({ blocks, onChange, problems = NONE, label = '本文' }: BlockEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [said, say] = useState('')
  const atoms = useMemo(createAtomStore, [])
  const store = useEditorView(place, { blocks, onChange, atoms, say, label })
  useEffect(() => {
    if (store) showProblems(store.view, problems)
  }, [store, problems])
  return (
    <div className={styles.editor}>
      <EditorContext value={store}>
        {store && <Toolbar />}
        <div ref={place} />
        {store && <Atoms store={atoms} />}
      </EditorContext>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
