import { type ComponentType, createContext, useContext } from 'react'
import { generalPath, type Words, type WordTable } from '#domain/manuscript/labels/words.ts'
import { isRequired, type Shape, shapeAt } from './shape.ts'

/** What a form is drawn from. */
export type FormSpec = { shape: Shape; words: WordTable }

const Spec = createContext<FormSpec | null>(null)
export const SpecProvider = Spec.Provider

/** How a field is drawn; `Field` draws the fields inside it, which may hold fields of their own. */
export type ControlProps = { name: string; Field: ComponentType<{ name: string }> }

export type FieldSpec = { name: string; shape: Shape; words: Words; isRequired: boolean }

/** The shape and the words of a field. Entries of lists have the words of their list. Throws for an unknown path. */
export function specOf({ shape, words }: FormSpec, name: string): FieldSpec {
  const found = shapeAt(shape, name)
  const path = generalPath(name)
  const said = words[path] ?? words[path.replace(/\.\*$/, '')]
  if (!found || !said) throw new Error(`No field is called ${name}`)
  return { name, shape: found, words: said, isRequired: isRequired(found) }
}

export function useFormSpec(): FormSpec {
  const spec = useContext(Spec)
  if (!spec) throw new Error('A field stands outside of its form')
  return spec
}

export const useSpec = (name: string): FieldSpec => specOf(useFormSpec(), name)
