import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'

/** A form's values as they are typed, and as the schema makes them. */
export type FormApi<Input extends FieldValues = FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
>

type Options<Input extends FieldValues> = {
  /** Every field has one, or the form could not tell what was changed. */
  defaultValues: DefaultValues<Input>
  /** Texts for this form alone, usually `labelledErrorMap({ … })`. */
  errorMap?: z.core.$ZodErrorMap
}

/**
 * A form whose rules and types are those of a schema of `domain/`, in Japanese. A mistake is told when its field is
 * left, and goes as soon as it is mended.
 */
export const useZodForm = <Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  { defaultValues, errorMap = japaneseErrorMap }: Options<Input>,
): FormApi<Input, Output> =>
  useForm({
    resolver: zodResolver(schema, { error: errorMap }),
    defaultValues,
    mode: 'onTouched',
    // The form does it itself: in the order of the page, and clear of whatever is stuck to its edge.
    shouldFocusError: false,
  })
