import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Picture } from '#domain/image/picture.ts'
import type { Media } from '#domain/media/media.ts'
import { PickerFrame } from './PickerFrame.tsx'
import { PickerLibrary } from './PickerLibrary.tsx'
import { SelectedPicture } from './SelectedPicture.tsx'
import { usePickerDialog } from './usePickerDialog.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Called before `onClose`, with the texts for this use. */
  onPick: (picture: Picture) => void
  /** Purpose of the picture, in the dialog's title: 「メイン画像」. */
  purpose?: string
}

/** Selects or uploads a picture, and asks for its texts in this use. */
export function MediaPicker({ isOpen, ...props }: Props) {
  return isOpen && createPortal(<PickerDialog {...props} />, document.body)
}

function PickerDialog({ onClose, onPick, purpose = '画像' }: Omit<Props, 'isOpen'>) {
  const [selected, setSelected] = useState<Media | null>(null)
  const [isFilled, setFilled] = useState(false)
  const { modal, pick } = usePickerDialog(onClose, onPick, isFilled)
  return (
    <PickerFrame modal={modal} title={`${purpose}を選ぶ`}>
      {/* Stays mounted behind the second step, to keep its search and scroll position. */}
      <div
        className="min-h-0 overflow-y-auto overscroll-contain p-16 [&[hidden]]:hidden"
        hidden={selected !== null}
      >
        <PickerLibrary isShown={selected === null} onSelect={setSelected} />
      </div>
      {selected && (
        <div className="min-h-0 overflow-y-auto overscroll-contain p-16 [&[hidden]]:hidden">
          <SelectedPicture
            media={selected}
            onPick={pick}
            onBack={() => setSelected(null)}
            onFilled={setFilled}
          />
        </div>
      )}
    </PickerFrame>
  )
}
