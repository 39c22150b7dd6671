let controller = new AbortController()

/** Of every call that only reads, also of those that outlive their page. */
export const readsSignal = (): AbortSignal => controller.signal

/** Nobody will see what is still being read: calls under way end, and later ones end before they are sent. */
export const stopReads = (): void =>
  controller.abort(new DOMException('the member is signing out', 'AbortError'))

export const resumeReads = (): void => {
  controller = new AbortController()
}
