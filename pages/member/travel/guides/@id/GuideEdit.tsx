import { useIdentifier } from '../../parts/useIdentifier.ts'
import { GuideEditing } from './editing/GuideEditing.tsx'
import { GuideFrame } from './GuideFrame.tsx'

/** `/@/travel/guides/:id/edit`. */
export function GuideEdit() {
  const id = useIdentifier()
  return (
    <GuideFrame key={id} id={id} titleOf={({ guide }) => `${guide.title}の編集`}>
      {(document, guide) => <GuideEditing document={document} guide={guide} />}
    </GuideFrame>
  )
}
