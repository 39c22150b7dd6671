import type { Control, FieldConfig } from '#domain/manuscript/labels/field-config.ts'
import type { Shape } from './shape.ts'

/** All form controls. */
export type ControlName =
  | Exclude<Control, 'yen' | 'hidden' | 'imageAddress'>
  | 'text'
  | 'number'
  | 'clock'
  | 'monthDay'
  | 'date'
  | 'dateTime'
  | 'check'
  | 'yesNoUnknown'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'entries'
  | 'group'
  | 'picture'
  | 'blocks'
  | 'inline'

const OF_TEXT = { clock: 'clock', monthDay: 'monthDay', date: 'date', dateTime: 'dateTime' } as const

/** The control of a field; `null` for fields edited elsewhere or not at all. */
export function controlOf(shape: Shape, { control, within }: FieldConfig): ControlName | null {
  if (within || control === 'hidden') return null
  if (control && control !== 'yen' && control !== 'imageAddress') return control
  switch (shape.type) {
    case 'text':
      if (shape.format === 'identifier') return null
      return shape.format in OF_TEXT ? OF_TEXT[shape.format as keyof typeof OF_TEXT] : 'text'
    case 'number':
      return 'number'
    case 'boolean':
      return shape.isNullable ? 'yesNoUnknown' : 'check'
    case 'choice':
      return 'choice'
    case 'list':
      if (shape.item.type === 'choice') return 'choices'
      return shape.item.type === 'text' ? 'lines' : 'entries'
    default:
      return shape.type
  }
}

const SHORT: readonly ControlName[] = [
  'number',
  'clock',
  'monthDay',
  'date',
  'dateTime',
  'weekday',
  'prefecture',
  'city',
  'author',
  'factCheck',
]
const SHORT_TEXT = 60
const FEW_OPTIONS = 4

/** Width of a field: half a row, or a whole one. */
export function widthOf(shape: Shape, config: FieldConfig): 'half' | 'whole' {
  if (config.isWide) return 'whole'
  const control = controlOf(shape, config)
  if (control === null) return 'half'
  if (SHORT.includes(control)) return 'half'
  if (control === 'choice' && shape.type === 'choice')
    return shape.options.length > FEW_OPTIONS ? 'half' : 'whole'
  if (control === 'check') return 'half'
  if (control === 'text' && shape.type === 'text')
    return shape.format === 'plain' && (shape.max ?? 0) <= SHORT_TEXT ? 'half' : 'whole'
  return 'whole'
}
