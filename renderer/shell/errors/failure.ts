import { missingPageLine, missingPageOf } from '#domain/site/missing-page.ts'
import { DEFAULT_MESSAGE, FatalError, messageLines, plainLines, StatusError } from './errors.ts'

/** What an error page tells: the status that stands for what went wrong, and what was said about it, a line each. */
export type Failure = { status: number; lines: readonly string[] }

/** Whether what an error says was worded for people; a fatal one has the words of what it was made of. */
const isForPeople = (error: unknown): error is StatusError =>
  error instanceof StatusError &&
  !(error instanceof FatalError && error.cause !== undefined && !isForPeople(error.cause))

/** Only what was worded for people is told to people; of anything else they learn that it went wrong. */
export const failureOf = (error: unknown): Failure =>
  isForPeople(error)
    ? { status: error.status, lines: messageLines(error) }
    : { status: 500, lines: [DEFAULT_MESSAGE] }

type Rendering = {
  is404?: boolean | null | undefined
  abortStatusCode?: number | undefined
  abortReason?: unknown
  errorWhileRendering?: unknown
}

/** What led to vike's error page: no page for the address, a refusal (`throw render()`), or an error. */
export const failureOfRendering = ({
  is404,
  abortStatusCode = is404 === false ? undefined : 404,
  abortReason,
  errorWhileRendering,
}: Rendering): Failure => {
  if (abortStatusCode === undefined) return failureOf(errorWhileRendering)
  const missing = isMissing(abortStatusCode)
  const text = typeof abortReason === 'string' ? abortReason : ''
  const path = missingPageOf(text)
  if (path !== null) return { status: abortStatusCode, lines: [missingPageLine(path)] }
  return { status: abortStatusCode, lines: text ? plainLines(text) : missing ? [] : [DEFAULT_MESSAGE] }
}

/** Whether there is no page, or none any more; whatever else goes wrong may be over soon. */
export const isMissing = (status: number): boolean => status === 404 || status === 410
