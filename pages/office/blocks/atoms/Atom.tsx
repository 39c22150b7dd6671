import type { Node } from 'prosemirror-model'
import { memo, useMemo } from 'react'
import { Block } from '#domain/blocks/block.ts'
import { blockDefinition } from '#domain/blocks/block-types.ts'
import { refsOfBlocks } from '#domain/blocks/refs.ts'
import { Blocks } from '#renderer/blocks/Blocks.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { useEditor } from '../editor-store.ts'
import { formOf } from '../forms/forms.tsx'
import { selectBlock } from '../model/commands.ts'
import { labelOfNode, summaryOfAtom } from '../model/node-labels.ts'
import { openEditDialog } from '../model/open-dialog.ts'
import { placeOfId } from '../model/places.ts'
import styles from './Atom.module.css'
import { useCards } from './cards-context.ts'
import { Unfinished } from './Unfinished.tsx'
import { UnknownBlock } from './UnknownBlock.tsx'

type Props = { node: Node; isSelected: boolean }

/** A block edited in a dialog, rendered as on the page, with an edit button. */
export const Atom = memo(function Atom({ node, isSelected }: Props) {
  if (node.type.name === 'unknown') return <UnknownBlock raw={node.attrs.raw} isSelected={isSelected} />
  return <KnownAtom node={node} isSelected={isSelected} />
})

function KnownAtom({ node, isSelected }: Props) {
  const { view } = useEditor()
  const label = labelOfNode(node)
  const name = [label, summaryOfAtom(node)].filter(Boolean).join('：')
  const edit = () => {
    // Moves the selection here, so that typing continues at this block.
    const place = placeOfId(view.state.doc, node.attrs.id)
    if (place) view.dispatch(selectBlock(view.state.tr, place.from))
    openEditDialog(view, node.attrs.id)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a text, not a fieldset
    <div
      className={`${styles.atom} relative cursor-default outline-2 -outline-offset-2 outline-transparent hover:outline-rule-strong data-selected:outline-ai`}
      role="group"
      aria-label={name}
      data-selected={isSelected || undefined}
    >
      {/* Rendered as on the page, but inert. */}
      <div className="[&>div]:max-w-none" inert>
        <Preview node={node} />
      </div>
      {formOf(node) && (
        <div className={styles.actions}>
          <span className="text-13 text-usuzumi">{label}</span>
          <Button className={styles.edit} onClick={edit}>
            編集
            <span className="visually-hidden">：{name}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

function Preview({ node }: { node: Node }) {
  const cards = useCards()
  const { id, type, data } = node.attrs
  const block = useMemo(() => Block.safeParse({ id, type, data }), [id, type, data])
  const mentioned = useMemo(
    () => (block.success && blockDefinition(type)?.needsMentions ? refsOfBlocks([block.data]) : []),
    [block, type],
  )
  const isMissing = mentioned.length > 0 && mentioned.every((ref) => !cards[ref.id])
  return block.success && !isMissing ? (
    <Blocks blocks={[block.data]} cards={cards} />
  ) : (
    <Unfinished node={node} missing={isMissing ? mentioned : []} />
  )
}
