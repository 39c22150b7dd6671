import { BodyField } from '../../manuscript/body/BodyField.tsx'
import { useSpec } from '../schema/spec.ts'

/** The body of other kinds: the article editor, bound to the manuscript directly. */
export function BlocksControl({ name }: { name: string }) {
  const { config } = useSpec(name)
  return <BodyField path={name} label={config.label} />
}
