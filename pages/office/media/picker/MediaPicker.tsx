import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Picture } from '#domain/image/picture.ts'
import type { Media } from '#domain/media/media.ts'
import { ChosenPicture } from './ChosenPicture.tsx'
import styles from './MediaPicker.module.css'
import { PickerFrame } from './PickerFrame.tsx'
import { PickerLibrary } from './PickerLibrary.tsx'
import { usePickerDialog } from './usePickerDialog.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Called before `onClose`, with the words that were chosen for this use. */
  onPick: (picture: Picture) => void
  /** What the picture is for, in the dialog's title: 「メイン画像」. */
  purpose?: string
}

/** Chooses a picture of the library, or sends one there, and gives it words for the place where it will stand. */
export function MediaPicker({ isOpen, ...props }: Props) {
  return isOpen && createPortal(<PickerDialog {...props} />, document.body)
}

function PickerDialog({ onClose, onPick, purpose = '画像' }: Omit<Props, 'isOpen'>) {
  const [chosen, setChosen] = useState<Media | null>(null)
  const [isFilled, setFilled] = useState(false)
  const { modal, pick } = usePickerDialog(onClose, onPick, isFilled)
  return (
    <PickerFrame modal={modal} title={`${purpose}を選ぶ`}>
      {/* It stays behind the second step, with what was searched for and how far it was read. */}
      <div className={styles.step} hidden={chosen !== null}>
        <PickerLibrary isShown={chosen === null} onChoose={setChosen} />
      </div>
      {chosen && (
        <div className={styles.step}>
          <ChosenPicture media={chosen} onPick={pick} onBack={() => setChosen(null)} onFilled={setFilled} />
        </div>
      )}
    </PickerFrame>
  )
}
