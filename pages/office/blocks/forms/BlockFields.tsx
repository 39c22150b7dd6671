import type { BlockType } from '#domain/blocks/block.ts'
import { blockFieldChoices, blockFieldConfigs } from '#domain/manuscript/labels/blocks.ts'
import { blockShape } from '../../forms/schema/block-shape.ts'
import { shapeAt } from '../../forms/schema/shape.ts'
import { httpsError } from './external-urls.ts'
import { ChoiceBox, TextBox } from './fields.tsx'
import { type FormProps, numberOf, orNull, textOf } from './read.ts'

type Props = FormProps & {
  type: BlockType
  names: readonly string[]
  /** Where in the block the fields are: `items.*`. */
  at?: string
}

/** Some fields of a block. Labels, hints, choices and limits are those of its type (domain/blocks/). */
export const BlockFields = ({ type, names, at, ...form }: Props) =>
  names.map((name) => (
    <BlockField key={name} type={type} path={at ? `${at}.${name}` : name} name={name} {...form} />
  ))

const wholeNumber = (text: string): number | null => {
  const number = Number.parseInt(text, 10)
  return Number.isFinite(number) ? number : null
}

const INPUT_TYPES: Record<string, 'url' | 'time'> = { url: 'url', clock: 'time' }

type FieldProps = FormProps & { type: BlockType; path: string; name: string }

function BlockField({ type, path, name, data, onChange }: FieldProps) {
  const shape = shapeAt(blockShape(type), path)
  const { label = '', hint, rows } = blockFieldConfigs(type)[path] ?? {}
  const change = (value: unknown) => onChange({ ...data, [name]: value })
  const labelled = { label, hint, value: textOf(data[name]) }
  if (shape?.type === 'choice')
    return <ChoiceBox {...labelled} choices={blockFieldChoices(type, path)} onChange={change} />
  if (shape?.type === 'number')
    return (
      <TextBox
        {...labelled}
        type="number"
        value={String(numberOf(data[name]) ?? '')}
        onChange={(text) => change(wholeNumber(text) ?? (shape.isNullable ? null : shape.min))}
      />
    )
  if (shape?.type !== 'text') throw new Error(`No field can be made of ${type}.${path}`)
  const isUrl = shape.format === 'url'
  const changeText = (typed: string) => {
    const text = isUrl ? typed.trim() : typed
    change(shape.isNullable ? orNull(text) : text)
  }
  return (
    <TextBox
      {...labelled}
      type={INPUT_TYPES[shape.format]}
      max={shape.max ?? undefined}
      lines={rows}
      error={isUrl ? httpsError(labelled.value) : undefined}
      onChange={changeText}
    />
  )
}
