import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { blockDefinition } from '#domain/blocks/block-types.ts'
import { useEditor } from '../editor-store.ts'
import { insertBlock, newBlock } from '../model/commands.ts'
import { DIALOG_EVENT, type DialogRequest } from '../model/open-dialog.ts'
import { placeOfId } from '../model/places.ts'
import { usePickers } from '../pickers-context.ts'
import { ActionsDialog } from './ActionsDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import { HeadingsDialog } from './HeadingsDialog.tsx'
import { InsertDialog } from './InsertDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { RubyDialog } from './RubyDialog.tsx'

/** The dialog requested by the editor or a tool. */
export function Dialogs() {
  const { view } = useEditor()
  const [request, setRequest] = useState<DialogRequest | null>(null)
  const pickCard = usePickCard()
  const insertPicture = useInsertPicture()
  useEffect(() => {
    const open = (next: DialogRequest) => {
      if (next.name === 'edit' && pickCard(next.id)) return
      if (next.name === 'files') return void insertPicture(next.files)
      setRequest(next)
    }
    // Synchronously, because the next key belongs to the dialog, not to the text.
    const onOpenDialog = (event: Event) => flushSync(() => open((event as CustomEvent<DialogRequest>).detail))
    view.dom.addEventListener(DIALOG_EVENT, onOpenDialog)
    return () => view.dom.removeEventListener(DIALOG_EVENT, onOpenDialog)
  }, [view, pickCard, insertPicture])
  const close = () => setRequest(null)
  switch (request?.name) {
    case 'edit':
      return <EditDialog key={request.id} id={request.id} onClose={close} />
    case 'link':
      return <LinkDialog onClose={close} />
    case 'ruby':
      return <RubyDialog onClose={close} />
    case 'note':
      return <NoteDialog at={request.at} onClose={close} />
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

/** Pasted or dropped pictures are uploaded to the library first; the selected one is inserted at the caret. */
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

/** Cards have no form: opens the picker. Returns whether the block is a card. */
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
