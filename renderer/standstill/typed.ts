/** What is typed into and not written down elsewhere, and was touched by whoever sits here. */
const TOUCHED = ':is(input, textarea, select):is(:user-valid, :user-invalid), [contenteditable="true"]'

const find = (selector: string): boolean => {
  try {
    return document.querySelector(selector) !== null
  } catch {
    // Browsers before 2023 do not know what was touched: then it may have been anything.
    return document.querySelector('form') !== null
  }
}

/** Whether something on the page may have been typed that a new document would not have. */
export const isTypedHere = (): boolean =>
  find(TOUCHED) || document.activeElement?.matches('input, textarea, select') === true

/**
 * Whether the page may go: whatever guards what is unsaved says no, or keeps it on this device and says no until it has.
 */
export const mayLeave = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }))
