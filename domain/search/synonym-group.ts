import { z } from 'zod'
import { IsoDateTime } from '../date/iso-date.ts'
import { Identifier } from '../text/identifier.ts'
import { requiredText } from '../text/text-rules.ts'
import { folded, wordsOf } from './text.ts'

/** Limits of the groups, of the words of one, and of the characters of a word. */
export const MAX_SYNONYM_GROUPS = 500
export const MAX_WORDS_OF_GROUP = 12
const MAX_WORD_LENGTH = 40

/** A search splits keywords at spaces and symbols, so that it would never look for such a word. */
const Word = requiredText({ max: MAX_WORD_LENGTH }).refine(
  (word) => wordsOf(word)[0] === folded(word),
  '記号や空白をふくまない、1つのことばにしてください。',
)
const Words = z.array(Word).max(MAX_WORDS_OF_GROUP)

type Field = 'words' | 'others'
type Issue = { path: [Field]; message: string }

const shape = {
  /** What texts write: any of them finds all. */
  words: Words,
  /** How else it is typed: finds the former. A kanji alone finds tags only; 島 is none, because it ends 徳島. */
  others: Words,
}
type Shape = z.infer<z.ZodObject<typeof shape>>

/** The field of the first word that was there before, as searches compare it. */
function repeated({ words, others }: Shape): { path: [Field]; word: string } | null {
  const seen = new Set<string>()
  for (const path of ['words', 'others'] as const)
    for (const word of path === 'words' ? words : others) {
      if (seen.has(folded(word))) return { path: [path], word }
      seen.add(folded(word))
    }
  return null
}

function issueOf(group: Shape): Issue | null {
  const count = group.words.length + group.others.length
  if (group.words.length === 0)
    return { path: ['words'], message: '記事に書かれることばを、1つ以上入力してください。' }
  if (count < 2) return { path: ['others'], message: '同じ意味のことばを、合わせて2つ以上入力してください。' }
  if (count > MAX_WORDS_OF_GROUP)
    return {
      path: ['others'],
      message: `1つのグループのことばは、合わせて${MAX_WORDS_OF_GROUP}個までです。`,
    }
  const twice = repeated(group)
  return (
    twice && {
      path: twice.path,
      message: `「${twice.word}」が2回あります。ひらがなとカタカナ、全角と半角、大文字と小文字は区別しません。`,
    }
  )
}

/** Words that are searched for as one, as submitted by an editor. */
export const SynonymInput = z.strictObject(shape).superRefine((group, context) => {
  const issue = issueOf(group)
  if (issue) context.addIssue({ code: 'custom', ...issue })
})
export type SynonymInput = z.output<typeof SynonymInput>

/** A stored group, with its optimistic lock. */
export const SynonymGroup = z.strictObject({
  id: Identifier,
  ...shape,
  version: z.int().positive(),
  updatedAt: IsoDateTime,
})
export type SynonymGroup = z.infer<typeof SynonymGroup>

/** A group in a message: 「温泉・おんせん」. */
export const groupName = ({ words, others }: SynonymInput): string => {
  const all = [...words, ...others]
  return `「${all.slice(0, 3).join('・')}${all.length > 3 ? ' など' : ''}」`
}

/** The first word of a group that another group has, by what searches compare: the field, and a message that names the group. */
export function takenWord(
  { words, others }: SynonymInput,
  groups: readonly SynonymInput[],
): { field: Field; message: string } | null {
  const byWord = new Map(
    groups.flatMap((group) =>
      [...group.words, ...group.others].map((word) => [folded(word), group] as const),
    ),
  )
  const fields = [
    ...words.map((word) => ({ field: 'words', word })),
    ...others.map((word) => ({ field: 'others', word })),
  ] as const
  for (const { field, word } of fields) {
    const group = byWord.get(folded(word))
    if (group)
      return {
        field: field as Field,
        message: `「${word}」は、別のグループ${groupName(group)}にあります。1つのことばは1つのグループだけに入れられます。`,
      }
  }
  return null
}
