import { useSpec } from '../schema/spec.ts'
import { ManyChoices } from './ManyChoices.tsx'

/** Any of the values that a schema names. */
export function ChoicesControl({ name }: { name: string }) {
  const { shape, words } = useSpec(name)
  const values = shape.type === 'list' && shape.item.type === 'choice' ? shape.item.options : []
  return (
    <ManyChoices
      name={name}
      options={values.map((value) => ({ value, label: words.choices?.[value] ?? value }))}
    />
  )
}
