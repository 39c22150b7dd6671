import type { Control, Words } from '#domain/manuscript/labels/words.ts'
import type { Shape } from './shape.ts'

/** Every way in which a field can be written. */
export type ControlName =
  | Exclude<Control, 'yen' | 'hidden' | 'imageAddress'>
  | 'text'
  | 'number'
  | 'clock'
  | 'monthDay'
  | 'date'
  | 'dateTime'
  | 'check'
  | 'knowing'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'entries'
  | 'group'
  | 'picture'
  | 'blocks'
  | 'inline'

const OF_TEXT = { clock: 'clock', monthDay: 'monthDay', date: 'date', dateTime: 'dateTime' } as const

/** How a field is written; `null` for what is written elsewhere, or by nobody. */
export function controlOf(shape: Shape, { control, within }: Words): ControlName | null {
  if (within || control === 'hidden') return null
  if (control && control !== 'yen' && control !== 'imageAddress') return control
  switch (shape.type) {
    case 'text':
      if (shape.format === 'identifier') return null
      return shape.format in OF_TEXT ? OF_TEXT[shape.format as keyof typeof OF_TEXT] : 'text'
    case 'number':
      return 'number'
    case 'boolean':
      return shape.isNullable ? 'knowing' : 'check'
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

/** How much room a field needs: half a row, or all of it. */
export function widthOf(shape: Shape, words: Words): 'half' | 'whole' {
  if (words.isWide) return 'whole'
  const control = controlOf(shape, words)
  if (control === null) return 'half'
  if (SHORT.includes(control)) return 'half'
  if (control === 'choice' && shape.type === 'choice')
    return shape.options.length > FEW_OPTIONS ? 'half' : 'whole'
  if (control === 'check') return 'half'
  if (control === 'text' && shape.type === 'text')
    return shape.format === 'plain' && (shape.max ?? 0) <= SHORT_TEXT ? 'half' : 'whole'
  return 'whole'
}
