/** Whether a call was aborted because its result is no longer needed. Never reported as an error. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
