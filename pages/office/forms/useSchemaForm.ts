import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { completeFields } from '#domain/manuscript/complete-fields.ts'
import type { KindForm } from '#domain/manuscript/labels/kind-form.ts'
import { KEPT } from './schema/kept-by-office.ts'
import { shapeOf } from './schema/shape.ts'
import { filled } from './schema/values.ts'

/** What is published is what the schema is asked about: with empty fields as publishing takes them. */
const resolverOf = (schema: z.ZodObject): Resolver => {
  const resolve = zodResolver(schema, { error: japaneseErrorMap }) as unknown as Resolver
  return async (values, context, options) => {
    const { errors } = await resolve({ ...KEPT, ...completeFields(schema, values) }, context, options)
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}

/** A form of a schema: its spec, its values, and the mistakes that its rules find, told when a field is left. */
export function useSchemaForm({ schema, words }: KindForm, fields: Record<string, unknown>) {
  const shape = useMemo(() => shapeOf(schema), [schema])
  const resolver = useMemo(() => resolverOf(schema), [schema])
  const form = useForm({
    resolver,
    // What the form begins with; what comes later is written into it.
    defaultValues: filled(shape, fields) as FieldValues,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const spec = useMemo(() => ({ shape, words }), [shape, words])
  return { form, spec, shape }
}
