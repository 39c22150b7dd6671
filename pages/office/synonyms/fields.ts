import { z } from 'zod'
import { japaneseErrorMap } from '#domain/api/error-map.ts'
import { SynonymInput } from '#domain/search/synonym-group.ts'

const wordsOf = (text: string): string[] => text.split(/[\s、，,]+/).filter(Boolean)

/** Form values of a group: the words of each side in one text, apart by spaces or commas. */
export const SynonymFields = z
  .object({ words: z.string(), others: z.string() })
  .transform((fields, context): SynonymInput => {
    const typed = { words: wordsOf(fields.words), others: wordsOf(fields.others) }
    const { data, error } = SynonymInput.safeParse(typed, { error: japaneseErrorMap })
    if (data) return data
    for (const { message, path } of error.issues) {
      const [side, index] = path as [keyof SynonymInput, number | undefined]
      const word = index === undefined ? '' : `「${typed[side][index]}」：`
      context.issues.push({ code: 'custom', message: word + message, path: [side], input: fields })
    }
    return z.NEVER
  })
export type SynonymFields = z.input<typeof SynonymFields>

/** The values of a group; `added` are words as they were typed in a search. */
export const fieldsOf = (group: SynonymInput | null, added: string): SynonymFields => ({
  words: group?.words.join(' ') ?? '',
  others: [...(group?.others ?? []), ...wordsOf(added)].join(' '),
})
