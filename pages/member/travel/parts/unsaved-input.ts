import { guardLeaving } from '#renderer/form/leave-guard.ts'
import { registerUnsaved } from '#renderer/form/unsaved.ts'
import { showFirstMistake } from '#renderer/form/useErrorFocus.ts'
import { createStore } from '#renderer/shell/messages/store.ts'

/** Input that is not in the guide: being saved, invalid, or to be added by its own button. */
type InputState = 'typing' | 'wrong' | 'notAdded'

export type UnsavedInput = {
  state: InputState
  /** Shows its errors. */
  validate: () => Promise<unknown>
  /** The form element, once it is mounted. */
  element: () => HTMLElement | null
  discard: () => void
}

/** All unsaved input of the page, by form. */
export const unsavedInputs = createStore<ReadonlyMap<object, UnsavedInput>>(new Map())

const releases = new Map<object, () => void>()

const isLost = ({ state }: UnsavedInput) => state !== 'typing'

function hold(form: object, input: UnsavedInput): void {
  const stops = [guardLeaving(), registerUnsaved(input.discard, () => void showInput(form))]
  releases.set(form, () => {
    for (const stop of stops) stop()
  })
}

/**
 * Registers what is unsaved in a form; `null` unregisters. Leaving the page asks for confirmation while it would be
 * lost.
 */
export function setUnsavedInput(form: object, input: UnsavedInput | null): void {
  const before = unsavedInputs.get()
  if (before.get(form)?.state === input?.state) return
  releases.get(form)?.()
  releases.delete(form)
  const others = [...before].filter(([other]) => other !== form)
  unsavedInputs.set(new Map(input ? [...others, [form, input]] : others))
  if (input && isLost(input)) hold(form, input)
}

/** Scrolls to a form with unsaved input and shows its first error. */
async function showInput(form: object): Promise<void> {
  const input = unsavedInputs.get().get(form)
  await input?.validate()
  requestAnimationFrame(() => {
    const element = input?.element()
    if (!element) return
    element.closest('details')?.setAttribute('open', '')
    if (showFirstMistake(element)) return
    const field = element.querySelector<HTMLElement>('input, textarea, select')
    field?.focus()
  })
}

/** Shows the first unsaved form that matches a selector; returns whether there is one. */
export function showUnsavedInput(selector = '*'): boolean {
  const found = [...unsavedInputs.get()].find(
    ([, input]) => isLost(input) && input.element()?.matches(selector),
  )
  if (found) void showInput(found[0])
  return found !== undefined
}
