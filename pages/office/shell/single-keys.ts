import { createStore } from '#renderer/shell/messages/store.ts'

const KEY = 'office-single-keys'

const isStored = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/**
 * Whether single-letter shortcuts are enabled; can be turned off for dictation or accidental key presses (WCAG
 * 2.1.4).
 */
export const singleKeys = createStore<boolean>(typeof localStorage === 'undefined' || isStored())

export function setSingleKeys(isOn: boolean): void {
  singleKeys.set(isOn)
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Without storage the setting only applies to this page.
  }
}

/** Whether the key is typed into an input. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]') !==
    null

/** Whether an event is a single-letter shortcut: without modifiers, outside of inputs and dialogs. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  singleKeys.get() &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !isTyping(event.target) &&
  document.querySelector('dialog[open]') === null
