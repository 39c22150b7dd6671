import { createStore } from '#renderer/shell/messages/store.ts'

const KEY = 'office-single-keys'

const kept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

/** Whether single letters do something: who dictates, or touches keys by mistake, turns them off (WCAG 2.1.4). */
export const singleKeys = createStore<boolean>(typeof localStorage === 'undefined' || kept())

export function setSingleKeys(isOn: boolean): void {
  singleKeys.set(isOn)
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Where nothing may be kept it holds for this page.
  }
}

/** Whether a key is typed into something, where it means itself. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]') !==
    null

/** Whether an event is a single letter that may be a shortcut now: alone, outside of fields and dialogs. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  singleKeys.get() &&
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.isComposing &&
  !isTyping(event.target) &&
  document.querySelector('dialog[open]') === null
