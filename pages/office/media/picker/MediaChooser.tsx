import { createPortal } from 'react-dom'
import type { Media } from '#domain/media/media.ts'
import styles from './MediaPicker.module.css'
import { PickerFrame } from './PickerFrame.tsx'
import { PickerLibrary } from './PickerLibrary.tsx'
import { usePickerDialog } from './usePickerDialog.ts'

type Props = { title: string; onClose: () => void; onChoose: (media: Media) => void }

/** Chooses one of the library as it is, without words for a place. */
export const MediaChooser = (props: Props) => createPortal(<ChooserDialog {...props} />, document.body)

function ChooserDialog({ title, onClose, onChoose }: Props) {
  const { modal, pick } = usePickerDialog(onClose, onChoose)
  return (
    <PickerFrame modal={modal} title={title}>
      <div className={styles.step}>
        <PickerLibrary isShown onChoose={pick} />
      </div>
    </PickerFrame>
  )
}
