import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'

/** The values of a form as typed, and as parsed by the schema. */
export type FormApi<Input extends FieldValues = FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
>

type Options<Input extends FieldValues> = {
  /** Every field needs one, or dirty fields cannot be detected. */
  defaultValues: DefaultValues<Input>
  /** Error messages for this form only, usually `labelledErrorMap({ … })`. */
  errorMap?: z.core.$ZodErrorMap
}

/**
 * A form validated and typed by a schema of `domain/`, with Japanese messages. Errors appear on blur and disappear as
 * soon as they are fixed.
 */
export const useZodForm = <Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  { defaultValues, errorMap = japaneseErrorMap }: Options<Input>,
): FormApi<Input, Output> =>
  useForm({
    resolver: zodResolver(schema, { error: errorMap }),
    defaultValues,
    mode: 'onTouched',
    // Done by the form itself: in document order, and clear of sticky parts.
    shouldFocusError: false,
  })
