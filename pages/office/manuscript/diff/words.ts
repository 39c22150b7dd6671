import { diffArrays } from 'diff'

export type Change = { text: string; kind: 'same' | 'added' | 'removed' }

/** Beyond this many words nobody reads the differences of two texts word by word. */
const LONGEST = 4000

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** What became of a text, word by word as Japanese is read, and not by the spaces that it does not have. */
export function wordChanges(before: string, after: string): Change[] {
  if (before === after) return after ? [{ text: after, kind: 'same' }] : []
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const whole: Change[] = [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ]
  if (old.length + now.length > LONGEST) return whole.filter(({ text }) => text)
  return diffArrays(old, now).map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
