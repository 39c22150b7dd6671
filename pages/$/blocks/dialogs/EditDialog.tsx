import type { Node } from 'prosemirror-model'
import { useState } from 'react'
import { useEditor } from '../editor-store.ts'
import { BLOCK_FORMS } from '../forms/forms.ts'
import type { Data } from '../forms/read.ts'
import { placeOfId } from '../model/places.ts'
import { labelOfNode } from '../model/words.ts'
import { EditorDialog } from './EditorDialog.tsx'

/** What the fields of a block hold: its data, or what a written block has besides its words. */
const dataOf = ({ type, attrs }: Node): Data => {
  const { id: _id, ...rest } = attrs
  return type.name === 'atom' ? attrs.data : rest
}

const changed = ({ type, attrs }: Node, data: Data): Data =>
  type.name === 'atom' ? { ...attrs, data } : { ...attrs, ...data }

/** The fields of one block. What they say becomes one step that can be undone. */
export function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { view } = useEditor()
  const [node] = useState(() => placeOfId(view.state.doc, id)?.node ?? null)
  const [data, setData] = useState<Data>(() => (node ? dataOf(node) : {}))
  const Form = node && BLOCK_FORMS[node.type.name === 'atom' ? node.attrs.type : node.type.name]
  if (!node || !Form) return null
  const accept = () => {
    const place = placeOfId(view.state.doc, id)
    if (!place) return
    view.dispatch(view.state.tr.setNodeMarkup(place.from, null, changed(place.node, data)))
    view.focus()
  }
  return (
    <EditorDialog title={`${labelOfNode(node)}の編集`} onClose={onClose} onAccept={accept}>
      <Form data={data} onChange={setData} />
    </EditorDialog>
  )
}
