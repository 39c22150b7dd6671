import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
  /** Renders the change, then focuses the first existing element: before the next key arrives. */
  const change = (next: readonly unknown[], text: string, ...selectors: string[]) => {
    flushSync(() => {
      write(next)
      announce(text)
    })
    const found = selectors.map((selector) => element.current?.querySelector<HTMLElement>(selector))
    found.find(Boolean)?.focus()
  }

  return {
    element,
    length,
    announcement,
    add: (value: unknown = empty()) => {
      const list = read()
      const added = `:scope [data-entry="${list.length}"]`
      change(
        [...list, value],
        `${entry}を加えました。${list.length + 1}件です。`,
        `${added} :is(input, select, textarea, [contenteditable="true"])`,
        `${added} button:not([data-move], [data-remove])`,
        `${added} [data-remove]`,
      )
    },
    remove: (index: number) => {
      const list = read()
      const before = `:scope [data-entry="${Math.max(0, index - 1)}"] [data-remove]`
      change(
        list.toSpliced(index, 1),
        `${entry}を外しました。${list.length - 1}件です。`,
        list.length > 1 ? before : ':scope [data-add]',
      )
      notify({
        description: `${entry}を外しました。`,
        action: { label: '元に戻す', onSelect: () => write(read().toSpliced(index, 0, list[index])) },
      })
    },
    move: (from: number, to: number) => {
      const list = read()
      if (to < 0 || to >= list.length) return
      change(
        moved(list, from, to),
        `${list.length}件のうち${to + 1}番目に移しました。`,
        `:scope [data-entry="${to}"] [data-move="${to < from ? 'up' : 'down'}"]`,
      )
    },
  }
}
export type ListHandle = ReturnType<typeof useList>
