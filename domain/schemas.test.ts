import { expect, test } from 'vitest'
import { z } from 'zod'

type JsonSchema = { properties?: Record<string, object> } & Record<string, unknown>

/** Locale-independent order. */
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

/** Every exported schema of `domain/` by `file:Name`; schemas refer to each other by id. */
const exportedSchemas = (): [string, JsonSchema][] => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ['./**/*.ts', '!./**/*.test.ts', '!./**/*.fixture.ts'],
    { eager: true },
  )
  const registry = z.registry<{ id?: string }>()
  for (const [file, module] of Object.entries(modules).toSorted(byName))
    for (const [name, value] of Object.entries(module))
      if (value instanceof z.ZodType && !registry.has(value))
        registry.add(value, { id: `${file.slice('./'.length, -'.ts'.length)}:${name}` })
  const { schemas } = z.toJSONSchema(registry, { unrepresentable: 'any', io: 'input', uri: (id) => id })
  return Object.entries(schemas as unknown as Record<string, JsonSchema>).toSorted(byName)
}

/** One line per property, for readable diffs. */
const linesOf = ([id, { $schema: _, $id: __, id: ___, properties = {}, ...rest }]: [string, JsonSchema]) => [
  `${id} ${JSON.stringify(rest)}`,
  ...Object.entries(properties).map(([name, property]) => `  ${name} ${JSON.stringify(property)}`),
]

// Input schemas are a contract: they must not accept more or less by accident. For an intended change:
// npx vitest run --project unit domain/schemas.test.ts -u
test('the input contract of every schema is unchanged: types, limits, patterns, required and extra properties', async () => {
  const text = exportedSchemas().flatMap(linesOf).join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot('schemas.snapshot.txt')
})
