import { Plugin } from 'prosemirror-state'
import { isNote } from '../model/notes.ts'
import { openDialog } from '../model/open-dialog.ts'

/** Pressing a note in the text opens its form. */
export const notePresses = () =>
  new Plugin({
    props: {
      handleClickOn: (view, _pos, node, at) => {
        if (!isNote(node)) return false
        openDialog(view, { name: 'note', at })
        return true
      },
    },
  })
