let controller = new AbortController()

/** Aborts all reading calls, including those that outlive their page. */
export const readsSignal = (): AbortSignal => controller.signal

/** Aborts reads in flight, and rejects later ones before they are sent: their results are not needed. */
export const stopReads = (): void =>
  controller.abort(new DOMException('the member is signing out', 'AbortError'))

export const resumeReads = (): void => {
  controller = new AbortController()
}
