import { diffArrays } from 'diff'

type Change = { text: string; kind: 'same' | 'added' | 'removed' }

/** Texts with more words are not compared word by word. */
const MAX_WORDS = 4000

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)

/** Word-level diff, with Japanese word segmentation. */
export function wordChanges(before: string, after: string): Change[] {
  if (before === after) return after ? [{ text: after, kind: 'same' }] : []
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const whole: Change[] = [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ]
  if (old.length + now.length > MAX_WORDS) return whole.filter(({ text }) => text)
  return diffArrays(old, now).map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}
