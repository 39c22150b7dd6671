import { type ControlProps, useSpec } from '../schema/spec.ts'
import styles from './Fields.module.css'

/** All fields of a group, in the order of its schema. */
export function FieldGrid({ name, Field }: ControlProps) {
  const { shape } = useSpec(name)
  if (shape.type !== 'group') return null
  return (
    <div
      className={`${styles.grid} grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] items-start gap-x-24 gap-y-16`}
    >
      {Object.keys(shape.fields).map((field) => (
        <Field key={field} name={`${name}.${field}`} />
      ))}
    </div>
  )
}
