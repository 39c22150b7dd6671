import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { useState } from 'react'
import { isEqual } from '#domain/json/is-equal.ts'
import { useEditor } from '../editor-store.ts'
import { formOf } from '../forms/forms.tsx'
import type { Data } from '../forms/read.ts'
import { type Place, placeOfId } from '../model/places.ts'
import { labelOfNode } from '../model/words.ts'
import { EditorDialog } from './EditorDialog.tsx'

/** What the fields of a block hold: its data, or what a written block has besides its words. */
const dataOf = ({ type, attrs }: Node): Data => {
  const { id: _id, ...rest } = attrs
  return type.name === 'atom' ? attrs.data : rest
}

/** By its attribute where it can be: put anew, a block would not be selected any more, and the caret go elsewhere. */
const changed = (tr: Transaction, { from, node }: Place, data: Data): Transaction =>
  node.type.name === 'atom'
    ? tr.setNodeAttribute(from, 'data', data)
    : tr.setNodeMarkup(from, null, { ...node.attrs, ...data })

/** The fields of one block. What they say becomes one step that can be undone. */
export function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { view } = useEditor()
  const [node] = useState(() => placeOfId(view.state.doc, id)?.node ?? null)
  const [data, setData] = useState<Data>(() => (node ? dataOf(node) : {}))
  const Form = node && formOf(node)
  if (!node || !Form || Form === 'content') return null
  const accept = () => {
    const place = placeOfId(view.state.doc, id)
    if (!place) return
    view.dispatch(changed(view.state.tr, place, data))
    view.focus()
  }
  return (
    <EditorDialog
      title={`${labelOfNode(node)}の編集`}
      onClose={onClose}
      onAccept={accept}
      isFilled={!isEqual(data, dataOf(node))}
    >
      <Form data={data} onChange={setData} />
    </EditorDialog>
  )
}
