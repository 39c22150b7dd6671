import { useSpec } from '../schema/spec.ts'
import { ManyChoices } from './ManyChoices.tsx'

/** A multiple choice of a schema's enum. */
export function ChoicesControl({ name }: { name: string }) {
  const { shape, config } = useSpec(name)
  const values = shape.type === 'list' && shape.item.type === 'choice' ? shape.item.options : []
  return (
    <ManyChoices
      name={name}
      options={values.map((value) => ({ value, label: config.choices?.[value] ?? value }))}
    />
  )
}
