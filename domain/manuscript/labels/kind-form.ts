import type { z } from 'zod'
import type { FieldConfigs, FormSection } from './field-config.ts'

/** The words of one kind of content, and in which order it is written. */
export type KindLabels = { fieldConfigs: FieldConfigs; sections: readonly FormSection[] }

/** A form: `schema` is what publishing asks for; drafts are held to a lax form of it. */
export type KindForm = KindLabels & { schema: z.ZodObject }
