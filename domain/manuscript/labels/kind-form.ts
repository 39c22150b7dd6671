import type { z } from 'zod'
import type { FieldConfigs, FormSection } from './field-config.ts'

/** The labels of a kind's fields, and their order in the form. */
export type KindLabels = { fieldConfigs: FieldConfigs; sections: readonly FormSection[] }

/** A form. `schema` is required for publishing; drafts are validated by a lax version of it. */
export type KindForm = KindLabels & { schema: z.ZodObject }
