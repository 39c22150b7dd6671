/** Whether a call ended because nobody wants its answer any more. That is not an error anybody is told of. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
