import { useRef } from 'react'
import { closeDialog } from '#renderer/ui/close-dialog.ts'
import { Headings } from '../outline/Headings.tsx'
import { EditorDialog } from './EditorDialog.tsx'

/** The headings, where the screen has no room for them beside the text. */
export function HeadingsDialog({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const leave = (go: () => void) => closeDialog(box.current?.closest('dialog'), go)
  return (
    <EditorDialog title="本文の見出し" onClose={onClose}>
      <div ref={box}>
        <Headings onJump={leave} />
      </div>
    </EditorDialog>
  )
}
