import { keepAppearance } from './appearance-cookie.ts'

/** The choices of a reader: colours, the size of the text, and readings of place names. The first of each is the usual one. */
export const COLOURS = { '': '端末に合わせる', light: '明るい', dark: '暗い' } as const
export const FURIGANA = { '': 'つけない', kana: 'つける' } as const
export const SIZES = { '': '標準', large: '大きい', larger: 'とても大きい' } as const

type Appearance = {
  colours: keyof typeof COLOURS
  size: keyof typeof SIZES
  furigana: keyof typeof FURIGANA
}

const chosen = <Value extends string>(choices: Record<Value, string>, marks: readonly string[]): Value =>
  (Object.keys(choices) as Value[]).find((value) => value && marks.includes(value)) ?? ('' as Value)

/** What is chosen on this device, as the first lines of the document marked it (renderer/first-lines.ts). */
export const readAppearance = (): Appearance => {
  const marks = (document.documentElement.dataset.appearance ?? '').split('.')
  return { colours: chosen(COLOURS, marks), size: chosen(SIZES, marks), furigana: chosen(FURIGANA, marks) }
}

/** Shows the page as it is chosen, and keeps the choice on this device for a year. */
export const saveAppearance = ({ colours, size, furigana }: Appearance): void => {
  const marks = [colours, size, furigana].filter(Boolean).join('.')
  document.documentElement.dataset.appearance = marks
  keepAppearance(marks)
  // Without a network it is there on the next page.
  if (furigana) import('../furigana/furigana.ts').catch(() => {})
}

/** Whether the page is shown in dark colours. */
export const isDark = (): boolean => {
  const { colours } = readAppearance()
  return colours ? colours === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
