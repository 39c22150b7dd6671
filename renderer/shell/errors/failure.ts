import { missingPageLine, missingPageOf } from '#domain/site/missing-page.ts'
import { DEFAULT_MESSAGE, FatalError, messageLines, plainLines, StatusError } from './errors.ts'

/** The content of an error page: status and messages, one per line. */
export type Failure = { status: number; lines: readonly string[] }

/** Whether an error's message is meant for people; a `FatalError` has the message of its cause. */
const isForPeople = (error: unknown): error is StatusError =>
  error instanceof StatusError &&
  !(error instanceof FatalError && error.cause !== undefined && !isForPeople(error.cause))

/** Only messages meant for people are shown; anything else gets the default message. */
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

/** The reason for vike's error page: no such page, a refusal (`throw render()`), or an error. */
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

/** Whether the page does not exist or no longer exists; other failures may be temporary. */
export const isMissing = (status: number): boolean => status === 404 || status === 410
