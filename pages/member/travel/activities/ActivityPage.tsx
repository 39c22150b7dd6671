import { PartFrame } from '../parts/PartFrame.tsx'
import { useIdentifier } from '../parts/useIdentifier.ts'
import { Activity } from './Activity.tsx'

/** `/@/travel/activities/:id`. */
export function ActivityPage() {
  const id = useIdentifier()
  return (
    <PartFrame
      key={id}
      kind="activities"
      id={id}
      find={({ activities }) => activities.find((line) => line.id === id)}
      titleOf={({ title }) => title}
    >
      {(line, document, guide) => <Activity line={line} document={document} guide={guide} />}
    </PartFrame>
  )
}
