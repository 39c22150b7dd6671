/** Fields that the user has touched, and whose input is not saved elsewhere. */
const TOUCHED = ':is(input, textarea, select):is(:user-valid, :user-invalid), [contenteditable="true"]'

const find = (selector: string): boolean => {
  try {
    return document.querySelector(selector) !== null
  } catch {
    // Browsers before 2023 do not support :user-valid: then any form may contain input.
    return document.querySelector('form') !== null
  }
}

/** Whether the page may contain input that a new document would lose. */
export const hasTypedInput = (): boolean =>
  find(TOUCHED) || document.activeElement?.matches('input, textarea, select') === true

/** Whether the page may be left: asks the `beforeunload` listeners, which object while input is unsaved. */
export const canLeavePage = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }))
