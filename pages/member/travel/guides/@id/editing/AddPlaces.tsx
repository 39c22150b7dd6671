import type { GuideDocument } from '#domain/travel/guide-document.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import type { GuideHandle } from '../../../store/useGuide.ts'
import type { AddTarget } from './useAddPanel.ts'

const AddPanel = lazyPart(() => import('../../../add/AddPanel.tsx').then(({ AddPanel }) => AddPanel))

type Props = {
  document: GuideDocument
  edit: GuideHandle['edit']
  adding: AddTarget | null
  onClose: () => void
}

/** The panel that adds places to a section; lazily loaded. */
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
