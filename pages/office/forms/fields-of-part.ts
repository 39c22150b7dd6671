import { ResponseError } from '#renderer/shell/errors/errors.ts'

/** Calls `work` and maps error fields: `author.name` becomes `name`, as in the form. */
export async function fieldsOfPart<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error
    const errors = error.errors.map(({ field, ...rest }) => ({
      ...rest,
      ...(field && { field: field.startsWith(`${part}.`) ? field.slice(part.length + 1) : field }),
    }))
    throw new ResponseError(errors, undefined, error.status, { cause: error })
  }
}
