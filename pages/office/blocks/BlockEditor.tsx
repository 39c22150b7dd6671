import { useEffect, useMemo, useRef, useState } from 'react'
import type { Problem } from '#domain/manuscript/manuscript.ts'
import { Atoms } from './atoms/Atoms.tsx'
import { createAtomStore } from './atoms/atom-views.ts'
import { CardsContext } from './atoms/cards-context.ts'
import { useMentionedCards } from './atoms/useMentionedCards.ts'
import styles from './BlockEditor.module.css'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { EditorContext } from './editor-store.ts'
import { PickedTitles } from './forms/picked-titles.ts'
import { BlockHandle } from './handle/BlockHandle.tsx'
import { SlashList } from './menu/SlashList.tsx'
import { Outline } from './outline/Outline.tsx'
import { DefaultPickers } from './picker/DefaultPickers.tsx'
import type { Pickers } from './pickers-context.ts'
import { showProblems } from './plugins/problem-marks.ts'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { useEditorView } from './useEditorView.ts'

export type BlockEditorProps = {
  /** `{id, type, data}` each, perhaps incomplete. Blocks of a type that is not known are kept as they are. */
  blocks: readonly unknown[]
  /** Told a moment after a change. A block that did not change is the very same object as before. */
  onChange: (blocks: unknown[]) => void
  /** Those whose `field` begins with `blocks.{index}` are shown at their block. */
  problems?: readonly Problem[]
  /** Without these the editor asks by dialogs of its own. */
  pickContent?: Pickers['pickContent']
  pickPicture?: Pickers['pickPicture']
  label?: string
}

const NONE: readonly Problem[] = []

/** The body of an article, written as it will be read. */
export function BlockEditor(props: BlockEditorProps) {
  const { blocks, onChange, problems = NONE, pickContent, pickPicture, label = '本文' } = props
  const place = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  // The same words once more are said once more: to a screen reader they must differ.
  const say = (words: string) => setSaid((before) => (before === words ? `${words}\u00a0` : words))
  const atoms = useMemo(createAtomStore, [])
  const titles = useMemo(() => new Map<string, string>(), [])
  const store = useEditorView(place, { blocks, onChange, atoms, say, label })
  const cards = useMentionedCards(blocks)
  useEffect(() => {
    if (store) showProblems(store.view, problems)
  }, [store, problems])
  return (
    <div className={styles.editor} data-block-editor="">
      <EditorContext value={store}>
        <CardsContext value={cards}>
          <PickedTitles value={titles}>
            <DefaultPickers pickContent={pickContent} pickPicture={pickPicture}>
              {store && <Toolbar />}
              <div className={styles.columns}>
                <div className={styles.side}>{store && <Outline problems={problems} />}</div>
                <div className={styles.body}>
                  <div ref={place} />
                  {store && <BlockHandle />}
                  {store && <SlashList />}
                </div>
              </div>
              {store && <Atoms store={atoms} />}
              {store && <Dialogs />}
            </DefaultPickers>
          </PickedTitles>
        </CardsContext>
      </EditorContext>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
