import { useRef } from 'react'
import { closeDialog } from '#renderer/ui/close-dialog.ts'
import { Headings } from '../outline/Headings.tsx'
import { EditorDialog } from './EditorDialog.tsx'

/** The outline as a dialog, for small screens. */
export function HeadingsDialog({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const closeThen = (go: () => void) => closeDialog(box.current?.closest('dialog'), go)
  return (
    <EditorDialog title="本文の見出し" onClose={onClose}>
      <div ref={box}>
        <Headings onJump={closeThen} />
      </div>
    </EditorDialog>
  )
}
