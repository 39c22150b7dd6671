import { useIdentifier } from '../../parts/useIdentifier.ts'
import { GuideFrame } from './GuideFrame.tsx'
import { GuideReading } from './reading/GuideReading.tsx'

/** `/@/travel/guides/:id`. */
export function Guide() {
  const id = useIdentifier()
  return (
    <GuideFrame key={id} id={id}>
      {(document, guide) => <GuideReading document={document} guide={guide} />}
    </GuideFrame>
  )
}
