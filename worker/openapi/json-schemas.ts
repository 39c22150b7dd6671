import { z } from 'zod'
import { draftBlocks } from '#domain/manuscript/lax.ts'

export type JsonSchema = { [key: string]: unknown }

const PREFIX = '#/components/schemas/'
/** Ids of schemas that stand where they are used, not among the components. */
const INLINE = '\u0000'

/** A block of a type that the site does not know is kept as it is; its transformation hides that from zod. */
const DRAFT_BLOCK: JsonSchema = {
  anyOf: [
    { $ref: `${PREFIX}KnownDraftBlock` },
    {
      type: 'object',
      properties: { id: { type: 'string' }, type: { type: 'string' } },
      required: ['id', 'type'],
    },
  ],
}

const withoutIds = ({ $schema: _schema, $id: _id, ...schema }: JsonSchema): JsonSchema => schema

/** The names of the components that a part of the document refers to, directly. */
function referredTo(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const one of part) referredTo(one, found)
  else if (part !== null && typeof part === 'object')
    for (const [key, value] of Object.entries(part))
      if (key === '$ref' && typeof value === 'string') found.add(value.slice(PREFIX.length))
      else referredTo(value, found)
  return found
}

/**
 * Converts schemas to JSON Schema 2020-12, as they are on the wire: what zod reads.
 * @param named schemas that become components, by name
 * @param inline schemas to convert
 * @returns the converted schemas, and the components that they refer to, also through others
 */
export function jsonSchemas(
  named: ReadonlyMap<string, z.ZodType>,
  inline: ReadonlySet<z.ZodType>,
): { schemaOf: (schema: z.ZodType) => JsonSchema; components: Record<string, JsonSchema> } {
  const registry = z.registry<{ id?: string }>()
  const ids = new Map<z.ZodType, string>()
  const add = (schema: z.ZodType, id: string) => {
    if (ids.has(schema)) return
    ids.set(schema, id)
    registry.add(schema, { id })
  }
  add(draftBlocks().any, 'DraftBlock')
  add(draftBlocks().known, 'KnownDraftBlock')
  for (const [name, schema] of named) add(schema, name)
  for (const schema of inline) add(schema, `${INLINE}${ids.size}`)
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    // Transformations and checks of our own accept more than they say.
    unrepresentable: 'any',
    uri: (id) => PREFIX + id,
  })
  const converted: Record<string, JsonSchema> = { ...(schemas as object), DraftBlock: DRAFT_BLOCK }

  const schemaOf = (schema: z.ZodType): JsonSchema => {
    const id = ids.get(schema) ?? ''
    return id.startsWith(INLINE) ? withoutIds(converted[id] ?? {}) : { $ref: PREFIX + id }
  }
  const used = new Set<string>()
  const use = (part: unknown) => {
    for (const name of referredTo(part)) {
      if (used.has(name)) continue
      used.add(name)
      use(converted[name])
    }
  }
  for (const schema of inline) use(schemaOf(schema))
  const components = [...used].sort().map((name) => [name, withoutIds(converted[name] ?? {})])
  return { schemaOf, components: Object.fromEntries(components) }
}
