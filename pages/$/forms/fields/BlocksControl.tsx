import { useSpec } from '../schema/spec.ts'

export function BlocksControl({ name }: { name: string }) {
  const { words } = useSpec(name)
  return <p>{words.label}</p>
}
