import type { GuideDocument } from '#domain/travel/guide-document.ts'
import type { GuideFace } from '../../../store/useGuide.ts'

type Props = {
  document: GuideDocument
  guide: GuideFace
  sectionId: string | null
  onClose: () => void
}

/** The panel that adds places of this site; its code comes when it is asked for. */
export const AddPlaces = (_: Props) => null
