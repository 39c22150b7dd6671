import type { ReactNode } from 'react'
import { type ControlProps, useSpec } from '../schema/spec.ts'
import { emptyOf } from '../schema/values.ts'
import { EntryTools, moveByKey } from './EntryTools.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { ListFrame } from './ListFrame.tsx'
import { type ListHandle, useList } from './useList.ts'

type Props = ControlProps & {
  /** The initial values of a new entry; empty by default. */
  next?: () => unknown
  /** Replaces the button that adds an entry. */
  adding?: (add: (entry: unknown) => void) => ReactNode
}

/** A list of small forms: access routes, prices, offers. */
export function EntriesControl({ name, Field, next, adding }: Props) {
  const { config, shape } = useSpec(name)
  const item = shape.type === 'list' ? shape.item : null
  const list = useList({
    name,
    entry: config.entry ?? config.label,
    empty: next ?? (() => item && emptyOf(item)),
  })
  return (
    <ListFrame name={name} list={list} adding={adding?.(list.add)}>
      {(index) => (
        <Entry
          key={index}
          name={`${name}.${index}`}
          Field={Field}
          label={config.entry ?? config.label}
          index={index}
          list={list}
        />
      )}
    </ListFrame>
  )
}

type EntryProps = ControlProps & { label: string; index: number; list: ListHandle }

function Entry({ name, Field, label, index, list }: EntryProps) {
  const title = `${label} ${index + 1}`
  return (
    <li
      className="grid min-w-0 gap-12 rounded border border-rule-strong bg-surface px-16 pt-12 pb-16"
      data-entry={index}
      onKeyDown={moveByKey(list, index)}
    >
      <div className="flex items-center justify-between gap-12">
        <span className="text-13 text-usuzumi">{title}</span>
        <EntryTools list={list} index={index} name={title} />
      </div>
      <FieldGrid name={name} Field={Field} />
    </li>
  )
}
