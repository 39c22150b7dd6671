import { FieldError } from '#renderer/form/Field.tsx'
import inputs from '#renderer/form/Input.module.css'
import { isComposingKey } from '#renderer/form/typing.ts'
import { useSpec } from '../schema/spec.ts'
import { halfWidth } from '../schema/typed.ts'
import { EntryTools, moveByKey } from './EntryTools.tsx'
import { ListFrame } from './ListFrame.tsx'
import { useControl } from './useControl.ts'
import { type ListHandle, useList } from './useList.ts'

/** A list of lines. Enter adds a line. */
export function LinesControl({ name }: { name: string }) {
  const { config } = useSpec(name)
  const list = useList({ name, entry: config.entry ?? config.label, empty: () => '' })
  return (
    <ListFrame name={name} list={list}>
      {(index) => <Line key={index} name={`${name}.${index}`} index={index} list={list} />}
    </ListFrame>
  )
}

function Line({ name, index, list }: { name: string; index: number; list: ListHandle }) {
  const { config, shape, value, onChange, onBlur, aria, ids } = useControl<string>(name)
  const label = `${config.entry ?? config.label} ${index + 1}`
  const isUrl = shape.type === 'text' && shape.format === 'url'
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-8 [&>:nth-child(3)]:col-span-full"
      data-entry={index}
      data-path={name}
      onKeyDown={moveByKey(list, index)}
    >
      <input
        className={inputs.input}
        type={isUrl ? 'url' : 'text'}
        autoComplete="off"
        id={ids.id}
        name={name}
        aria-label={label}
        value={value ?? ''}
        {...aria}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={() => {
          const tidy = isUrl ? halfWidth(value ?? '') : (value ?? '').trim()
          if (tidy !== value) onChange(tidy)
          onBlur()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return
          event.preventDefault()
          if (value?.trim()) list.add()
        }}
      />
      <EntryTools list={list} index={index} name={label} />
      {ids.error && <FieldError id={ids.errorId}>{ids.error}</FieldError>}
    </li>
  )
}
