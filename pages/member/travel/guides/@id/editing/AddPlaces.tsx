import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import type { GuideFace } from '../../../store/useGuide.ts'
import type { Beginning } from './useBeginning.ts'

const AddPanel = lazyPart(() => import('../../../add/AddPanel.tsx').then(({ AddPanel }) => AddPanel))

type Props = {
  document: GuideDocument
  edit: GuideFace['edit']
  adding: Beginning | null
  onClose: () => void
}

/** The panel that adds to a section; its code comes when it is asked for. */
export const AddPlaces = ({ document, edit, adding, onClose }: Props) =>
  adding && (
    <AddPanel
      document={document}
      edit={edit}
      sectionId={adding.sectionId}
      tab={adding.tab}
      onClose={onClose}
    />
  )
