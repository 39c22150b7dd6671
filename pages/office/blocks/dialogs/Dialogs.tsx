import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { blockDefinition } from '#domain/blocks/block-types.ts'
import { useEditor } from '../editor-store.ts'
import { ASK, type Question } from '../model/ask.ts'
import { insertBlock, newBlock } from '../model/commands.ts'
import { placeOfId } from '../model/places.ts'
import { usePickers } from '../pickers-context.ts'
import { ActionsDialog } from './ActionsDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { HeadingsDialog } from './HeadingsDialog.tsx'
import { InsertDialog } from './InsertDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { RubyDialog } from './RubyDialog.tsx'

/** The dialog that the surface or a tool asked for. */
export function Dialogs() {
  const { view } = useEditor()
  const [question, setQuestion] = useState<Question | null>(null)
  const pickCard = usePickCard()
  const insertPicture = useInsertPicture()
  useEffect(() => {
    const open = (asked: Question) => {
      if (asked.name === 'edit' && pickCard(asked.id)) return
      if (asked.name === 'files') return void insertPicture(asked.files)
      setQuestion(asked)
    }
    // At once: the next key is meant for the dialog, not for the text.
    const onAsk = (event: Event) => flushSync(() => open((event as CustomEvent<Question>).detail))
    view.dom.addEventListener(ASK, onAsk)
    return () => view.dom.removeEventListener(ASK, onAsk)
  }, [view, pickCard, insertPicture])
  const close = () => setQuestion(null)
  switch (question?.name) {
    case 'edit':
      return <EditDialog key={question.id} id={question.id} onClose={close} />
    case 'link':
      return <LinkDialog onClose={close} />
    case 'ruby':
      return <RubyDialog onClose={close} />
    case 'insert':
      return <InsertDialog onClose={close} />
    case 'actions':
      return <ActionsDialog onClose={close} />
    case 'headings':
      return <HeadingsDialog onClose={close} />
    case 'keys':
      return <KeysDialog onClose={close} />
    default:
      return null
  }
}

/** Pictures that were pasted or let go go to the library first; the one that is picked there stands at the caret. */
function useInsertPicture() {
  const { view } = useEditor()
  const { pickPicture } = usePickers()
  return async (files: readonly File[]) => {
    const image = await pickPicture(files)
    if (image)
      view.dispatch(insertBlock(view.state, newBlock({ type: 'image', data: { image, caption: null } })))
    view.focus()
  }
}

/** A card has no fields: it is picked. Answers whether the block is one. */
function usePickCard() {
  const { view } = useEditor()
  const { pickContent } = usePickers()
  return (id: string): boolean => {
    const kind = blockDefinition(placeOfId(view.state.doc, id)?.node.attrs.type)?.cardKind
    if (!kind) return false
    pickContent([kind]).then((picked) => {
      const place = placeOfId(view.state.doc, id)
      if (picked && place) {
        view.dispatch(view.state.tr.setNodeAttribute(place.from, 'data', { refId: picked.id }))
      }
      view.focus()
    })
    return true
  }
}
