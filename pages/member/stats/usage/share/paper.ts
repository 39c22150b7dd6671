/** The colours of shared pictures: always the light theme, independent of the reader's. */
export const PAPER = {
  paper: '#faf7f1',
  sumi: '#221f1b',
  usuzumi: '#6a635a',
  rule: '#cbc1af',
  edge: '#8b8172',
  ai: '#1f4068',
  shu: '#b23524',
} as const

export const MINCHO = '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif'
