import { BodyField } from '../../manuscript/body/BodyField.tsx'
import { useSpec } from '../schema/spec.ts'

/** The body of a place or a thing: the same editor as that of articles, at the field of the manuscript itself. */
export function BlocksControl({ name }: { name: string }) {
  const { words } = useSpec(name)
  return <BodyField path={name} label={words.label} />
}
