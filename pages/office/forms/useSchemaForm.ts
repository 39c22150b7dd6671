import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { completeFields } from '#domain/manuscript/complete-fields.ts'
import type { KindForm } from '#domain/manuscript/labels/kind-form.ts'
import { shapeOf } from './schema/shape.ts'
import { filled } from './schema/values.ts'
import { WORKFLOW_FIELDS } from './schema/workflow-fields.ts'

/** Validates the values as they would be published, with empty fields completed. */
const resolverOf = (schema: z.ZodObject): Resolver => {
  const resolve = zodResolver(schema, { error: japaneseErrorMap }) as unknown as Resolver
  return async (values, context, options) => {
    const { errors } = await resolve(
      { ...WORKFLOW_FIELDS, ...completeFields(schema, values) },
      context,
      options,
    )
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}

/** A form generated from a schema; validates on blur. */
export function useSchemaForm({ schema, fieldConfigs }: KindForm, fields: Record<string, unknown>) {
  const shape = useMemo(() => shapeOf(schema), [schema])
  const resolver = useMemo(() => resolverOf(schema), [schema])
  const form = useForm({
    resolver,
    // Initial values; later changes are set on the form.
    defaultValues: filled(shape, fields) as FieldValues,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const spec = useMemo(() => ({ shape, fieldConfigs }), [shape, fieldConfigs])
  return { form, spec, shape }
}
