import { messageLines, ResponseError } from '../shell/errors/errors.ts'
import type { FieldError } from './form-errors.ts'

/** Edit conflict: the form's component decides between the two versions. */
const CONFLICT = 'E10409'

export const isConflict = (error: unknown): error is ResponseError =>
  error instanceof ResponseError && error.errors.some(({ code }) => code === CONFLICT)

/** `days[0].title` and `days.0.title` are the same field. */
const pathOf = (field: string): string => field.replaceAll(/\[(\d+)\]/g, '.$1')

/**
 * Splits a server's refusal into errors of fields of this form and lines for its head.
 * @param isField whether the form has a field of that path
 */
export function splitRefusal(
  error: unknown,
  isField: (name: string) => boolean,
): { fields: FieldError[]; lines: string[] } {
  if (!(error instanceof ResponseError) || error.errors.length === 0)
    return { fields: [], lines: messageLines(error) }
  const messages = new Map<string, string[]>()
  const lines: string[] = []
  for (const { message, field } of error.errors) {
    const name = field && pathOf(field)
    if (name && isField(name)) messages.set(name, [...(messages.get(name) ?? []), message])
    else lines.push(message)
  }
  const fields = [...messages].map(([name, all]) => ({ name, message: all.join('\n') }))
  return { fields, lines }
}
