import { type ReactNode, useId } from 'react'
import fields from '#renderer/form/Field.module.css'
import { FieldError, FieldHint, RequiredMark } from '#renderer/form/Field.tsx'
import { useFieldError } from '#renderer/form/useField.ts'
import { useSpec } from '../schema/spec.ts'
import styles from './List.module.css'
import type { ListHandle } from './useList.ts'

type Props = {
  name: string
  list: ListHandle
  /** Replaces the button that adds an empty entry. */
  adding?: ReactNode
  children: (index: number) => ReactNode
}

/** Heading, entries and add button of a list. */
export function ListFrame({ name, list, adding, children }: Props) {
  const { config, shape, isRequired } = useSpec(name)
  const error = useFieldError(name)
  const id = useId()
  const isFull = shape.type === 'list' && shape.max !== null && list.length >= shape.max
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser supports grid layout on a fieldset
    <div
      className="grid min-w-0 scroll-my-[var(--form-scroll-margin,6rem)] gap-8"
      role="group"
      aria-labelledby={id}
      data-field=""
      data-path={name}
      ref={list.element}
    >
      <div className={fields.head}>
        <span className={fields.label} id={id}>
          {config.label}
        </span>
        {isRequired && <RequiredMark />}
        <span className="text-13 text-usuzumi tabular-nums">{list.length}件</span>
      </div>
      {config.hint && <FieldHint id={`${id}hint`}>{config.hint}</FieldHint>}
      {list.length > 0 && (
        <ol className="grid min-w-0 gap-8">
          {Array.from({ length: list.length }, (_, index) => children(index))}
        </ol>
      )}
      {!isFull &&
        (adding ?? (
          <button className={styles.add} type="button" data-add onClick={() => list.add()}>
            <span aria-hidden="true">＋</span>
            {config.entry ?? config.label}を加える
          </button>
        ))}
      {isFull && <p className="text-13 text-usuzumi">これ以上は加えられません。</p>}
      <p className="visually-hidden" role="status">
        {list.announcement}
      </p>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
