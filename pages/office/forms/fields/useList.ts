import { useRef, useState } from 'react'
import { get, useFormContext, useWatch } from 'react-hook-form'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { moved } from '../schema/moved.ts'

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

type Options = { name: string; entry: string; empty: () => unknown }

/**
 * A list of entries that can be added, removed and moved. Re-renders only when the number of entries changes; entries
 * handle their own values.
 */
export function useList({ name, entry, empty }: Options) {
  const { control, getValues, setValue, trigger, formState } = useFormContext()
  const length = useWatch({ control, name, compute: lengthOf })
  const element = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')

  const read = (): unknown[] => getValues(name) ?? []
  const write = (next: readonly unknown[]) => {
    setValue(name, next, { shouldDirty: true, shouldTouch: true })
    if (get(formState.errors, name)) void trigger(name)
  }
  /** After rendering, focuses the first existing element. */
  const focus = (...selectors: string[]) =>
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => element.current?.querySelector<HTMLElement>(selector))
      found.find(Boolean)?.focus()
    })
  const focusEntry = (index: number) =>
    focus(
      `:scope [data-entry="${index}"] :is(input, select, textarea, [contenteditable="true"])`,
      `:scope [data-entry="${index}"] button:not([data-move], [data-remove])`,
      `:scope [data-entry="${index}"] [data-remove]`,
    )

  return {
    element,
    length,
    announcement,
    add: (value: unknown = empty()) => {
      const list = read()
      write([...list, value])
      announce(`${entry}を加えました。${list.length + 1}件です。`)
      focusEntry(list.length)
    },
    remove: (index: number) => {
      const list = read()
      write(list.toSpliced(index, 1))
      announce(`${entry}を外しました。${list.length - 1}件です。`)
      notify({
        description: `${entry}を外しました。`,
        action: { label: '元に戻す', onSelect: () => write(read().toSpliced(index, 0, list[index])) },
      })
      if (list.length > 1) focus(`:scope [data-entry="${Math.max(0, index - 1)}"] [data-remove]`)
      else focus(':scope [data-add]')
    },
    move: (from: number, to: number) => {
      const list = read()
      if (to < 0 || to >= list.length) return
      write(moved(list, from, to))
      announce(`${list.length}件のうち${to + 1}番目に移しました。`)
      focus(`:scope [data-entry="${to}"] [data-move="${to < from ? 'up' : 'down'}"]`)
    },
  }
}
export type ListHandle = ReturnType<typeof useList>
