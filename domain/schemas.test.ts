import { expect, test } from 'vitest'
import { z } from 'zod'

type JsonSchema = { properties?: Record<string, object> } & Record<string, unknown>

/** The same order wherever the test runs. */
const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

/** Every schema that `domain/` exports, by `file:Name`; each names the others that it is made of. */
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

/** A line for each property, so that a change is seen where it is. */
const linesOf = ([id, { $schema: _, $id: __, id: ___, properties = {}, ...rest }]: [string, JsonSchema]) => [
  `${id} ${JSON.stringify(rest)}`,
  ...Object.entries(properties).map(([name, property]) => `  ${name} ${JSON.stringify(property)}`),
]

// What people, drafts and other programs may send is agreed upon: nothing becomes wider or narrower by accident.
// A change that is meant: npx vitest run --project unit domain/schemas.test.ts -u
test('what every schema takes is what was agreed upon: types, limits, patterns, required and extra properties', async () => {
  const text = exportedSchemas().flatMap(linesOf).join('\n')
  await expect(`${text}\n`).toMatchFileSnapshot('schemas.snapshot.txt')
})
