import type { Node } from 'prosemirror-model'
import type { Transaction } from 'prosemirror-state'
import { useState } from 'react'
import { isEqual } from '#domain/json/is-equal.ts'
import { useEditor } from '../editor-store.ts'
import { formOf } from '../forms/forms.tsx'
import type { Data } from '../forms/read.ts'
import { labelOfNode } from '../model/node-labels.ts'
import { type Place, placeOfId } from '../model/places.ts'
import { EditorDialog } from './EditorDialog.tsx'

/** The form values of a block: its data, or the attributes of a text block. */
const dataOf = ({ type, attrs }: Node): Data => {
  const { id: _id, ...rest } = attrs
  return type.name === 'atom' ? attrs.data : rest
}

/** Sets the attribute where possible: replacing the node would lose the selection. */
const changed = (tr: Transaction, { from, node }: Place, data: Data): Transaction =>
  node.type.name === 'atom'
    ? tr.setNodeAttribute(from, 'data', data)
    : tr.setNodeMarkup(from, null, { ...node.attrs, ...data })

/** The form of a block. Applying it is a single undo step. */
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
