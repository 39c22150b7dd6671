import { guardLeaving } from '#renderer/form/leaving.ts'
import { holdUnsaved } from '#renderer/form/unsaved.ts'
import { showFirstMistake } from '#renderer/form/useErrorFocus.ts'
import { createStore } from '#renderer/shell/messages/store.ts'

/** What stands in a field and is not in the guide: on its way, not right, or to be added by its own button. */
export type InputState = 'typing' | 'wrong' | 'notAdded'

export type UnsavedInput = {
  state: InputState
  /** Shows what is wrong with it. */
  validate: () => Promise<unknown>
  /** The form, once it is on the page. */
  element: () => HTMLElement | null
  discard: () => void
}

/** All of the page, by the form that they stand in. */
export const unsavedInputs = createStore<ReadonlyMap<object, UnsavedInput>>(new Map())

const releases = new Map<object, () => void>()

const isLost = ({ state }: UnsavedInput) => state !== 'typing'

function hold(form: object, input: UnsavedInput): void {
  const stops = [guardLeaving(), holdUnsaved(input.discard, () => void leadToInput(form))]
  releases.set(form, () => {
    for (const stop of stops) stop()
  })
}

/** Says what a form holds that is not saved; `null` for nothing. Leaving the page asks while it would be lost. */
export function setUnsavedInput(form: object, input: UnsavedInput | null): void {
  const before = unsavedInputs.get()
  if (before.get(form)?.state === input?.state) return
  releases.get(form)?.()
  releases.delete(form)
  const others = [...before].filter(([other]) => other !== form)
  unsavedInputs.set(new Map(input ? [...others, [form, input]] : others))
  if (input && isLost(input)) hold(form, input)
}

/** Shows a form that holds what is not saved, and its first mistake. */
async function leadToInput(form: object): Promise<void> {
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

/** Leads to what would be lost, of the forms that a selector matches, and tells whether there is any. */
export function leadToUnsavedInput(selector = '*'): boolean {
  const found = [...unsavedInputs.get()].find(
    ([, input]) => isLost(input) && input.element()?.matches(selector),
  )
  if (found) void leadToInput(found[0])
  return found !== undefined
}
