import { type ComponentType, createContext, useContext } from 'react'
import { type FieldConfig, type FieldConfigs, generalPath } from '#domain/manuscript/labels/field-config.ts'
import { isRequired, type Shape, shapeAt } from './shape.ts'

/** Input for a generated form. */
type FormSpec = { shape: Shape; fieldConfigs: FieldConfigs }

const Spec = createContext<FormSpec | null>(null)
export const SpecProvider = Spec.Provider

/** How a field is drawn; `Field` draws the fields inside it, which may hold fields of their own. */
export type ControlProps = { name: string; Field: ComponentType<{ name: string }> }

type FieldSpec = { name: string; shape: Shape; config: FieldConfig; isRequired: boolean }

/** Shape and configuration of a field. List entries use the configuration of their list. Throws for an unknown path. */
export function specOf({ shape, fieldConfigs }: FormSpec, name: string): FieldSpec {
  const found = shapeAt(shape, name)
  const path = generalPath(name)
  const config = fieldConfigs[path] ?? fieldConfigs[path.replace(/\.\*$/, '')]
  if (!found || !config) throw new Error(`Unknown field: ${name}`)
  return { name, shape: found, config, isRequired: isRequired(found) }
}

export function useFormSpec(): FormSpec {
  const spec = useContext(Spec)
  if (!spec) throw new Error('useFormSpec must be used inside SpecProvider')
  return spec
}

export const useSpec = (name: string): FieldSpec => specOf(useFormSpec(), name)
