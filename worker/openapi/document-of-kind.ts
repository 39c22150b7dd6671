import type { z } from 'zod'
import { ALL_CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { draftSchemaOf } from '#domain/manuscript/schemas.ts'

const DOCUMENTS = Object.fromEntries(
  ALL_CONTENT_KINDS.map((kind) => {
    const fields = draftSchemaOf(kind)
    return [kind, ManuscriptDocument.extend({ fields, live: fields.nullable() })]
  }),
) as unknown as Record<ContentKind, z.ZodType>

/** The document of a manuscript with the fields of its kind. They may be sent back as they are. */
export const documentOfKind = (kind: ContentKind): z.ZodType => DOCUMENTS[kind]
