import { useEffect, useMemo, useRef, useState } from 'react'
import type { Problem } from '#domain/manuscript/manuscript.ts'
import { Atoms } from './atoms/Atoms.tsx'
import { createAtomStore } from './atoms/atom-views.ts'
import { CardsContext } from './atoms/cards-context.ts'
import { useMentionedCards } from './atoms/useMentionedCards.ts'
import styles from './BlockEditor.module.css'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { EditorContext } from './editor-store.ts'
import { BlockHandle } from './handle/BlockHandle.tsx'
import { SlashList } from './menu/SlashList.tsx'
import { Outline } from './outline/Outline.tsx'
import { DefaultPickers } from './picker/DefaultPickers.tsx'
import type { Pickers } from './pickers-context.ts'
import { showProblems } from './plugins/problem-marks.ts'
import { EditorHead } from './toolbar/EditorHead.tsx'
import { useEditorView } from './useEditorView.ts'

type BlockEditorProps = {
  /** Blocks as `{id, type, data}`, possibly incomplete. Blocks of unknown types are preserved. */
  blocks: readonly unknown[]
  /** Called shortly after a change. Unchanged blocks are the same objects as before. */
  onChange: (blocks: unknown[]) => void
  /** Problems whose `field` starts with `blocks.{index}` are shown at their block. */
  problems?: readonly Problem[]
  /** Default: the editor's own dialogs. */
  pickContent?: Pickers['pickContent']
  pickPicture?: Pickers['pickPicture']
  label?: string
}

const NONE: readonly Problem[] = []

/** The body editor of an article (WYSIWYG). */
export function BlockEditor(props: BlockEditorProps) {
  const { blocks, onChange, problems = NONE, pickContent, pickPicture, label = '本文' } = props
  const place = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  // Screen readers only announce changed text, so a repeated message has to differ.
  const announce = (message: string) =>
    setAnnouncement((before) => (before === message ? `${message}\u00a0` : message))
  const atoms = useMemo(createAtomStore, [])
  const store = useEditorView(place, { blocks, onChange, atoms, announce, label })
  const cards = useMentionedCards(blocks)
  useEffect(() => {
    if (store) showProblems(store.view, problems)
  }, [store, problems])
  return (
    <div className="min-w-0" data-block-editor="">
      <EditorContext value={store}>
        <CardsContext value={cards}>
          <DefaultPickers pickContent={pickContent} pickPicture={pickPicture}>
            {store && <EditorHead />}
            <div
              // * The outline is beside the text on wide screens, otherwise above it. A media query, because as a size container the
              // editor, with tables and cards in it, sent Chromium into an endless layout loop.
              className="min-[1700px]:grid min-[1700px]:grid-cols-[minmax(0,1fr)_14rem] min-[1700px]:gap-24"
            >
              <div className={styles.side}>{store && <Outline problems={problems} />}</div>
              <div className="relative min-w-0">
                <div ref={place} />
                {store && <BlockHandle />}
                {store && <SlashList />}
              </div>
            </div>
            {store && <Atoms store={atoms} />}
            {store && <Dialogs />}
          </DefaultPickers>
        </CardsContext>
      </EditorContext>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
