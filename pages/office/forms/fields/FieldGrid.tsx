import { useSpec } from '../schema/spec.ts'
import styles from './Fields.module.css'
import { SchemaField } from './SchemaField.tsx'

/** All fields of a group, in the order of its schema. */
export function FieldGrid({ name, except = [] }: { name: string; except?: readonly string[] }) {
  const { shape } = useSpec(name)
  if (shape.type !== 'group') return null
  return (
    <div className={styles.grid}>
      {Object.keys(shape.fields)
        .filter((field) => !except.includes(field))
        .map((field) => (
          <SchemaField key={field} name={`${name}.${field}`} />
        ))}
    </div>
  )
}
