import { createPortal } from 'react-dom'
import type { Media } from '#domain/media/media.ts'
import { PickerFrame } from './PickerFrame.tsx'
import { PickerLibrary } from './PickerLibrary.tsx'
import { usePickerDialog } from './usePickerDialog.ts'

type Props = { title: string; onClose: () => void; onSelect: (media: Media) => void }

/** Selects a picture of the library as it is, without texts for a place. */
export const MediaChooser = (props: Props) => createPortal(<ChooserDialog {...props} />, document.body)

function ChooserDialog({ title, onClose, onSelect }: Props) {
  const { modal, pick } = usePickerDialog(onClose, onSelect)
  return (
    <PickerFrame modal={modal} title={title}>
      <div className="min-h-0 overflow-y-auto overscroll-contain p-16 [&[hidden]]:hidden">
        <PickerLibrary isShown onSelect={pick} />
      </div>
    </PickerFrame>
  )
}
