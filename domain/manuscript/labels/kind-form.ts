import type { z } from 'zod'
import type { FormSection, WordTable } from './words.ts'

/** The form of one kind of content: its schema, its words, and in which order it is written. */
export type KindForm = {
  /** The schema that publishing asks for. Drafts are held to a lax form of it. */
  schema: z.ZodObject
  words: WordTable
  sections: readonly FormSection[]
  /** The field that names the entity in lists. */
  titleField: string
}
