import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { openApiDocument } from '#worker/openapi/document.ts'

// `node scripts/build/openapi.ts dist/client/v1/openapi.json`: writes the description of `/v1` as a file of the build. The
// Worker serves it (worker/v1/openapi.ts).

/** The exported schemas of `domain/` by name; where two files export one name, by folder and name. */
async function domainSchemas(): Promise<Map<string, z.ZodType>> {
  const found: { name: string; folder: string; schema: z.ZodType }[] = []
  const files = globSync('domain/**/*.ts', { exclude: ['**/*.test.ts', '**/*.fixture.ts'] }).sort()
  for (const file of files) {
    const exported: Record<string, unknown> = await import(`#${file.replaceAll('\\', '/')}`)
    for (const [name, schema] of Object.entries(exported))
      if (schema instanceof z.ZodType && found.every((one) => one.schema !== schema))
        found.push({ name, folder: dirname(file).split(/[\\/]/).at(-1) ?? '', schema })
  }
  const counts = Map.groupBy(found, ({ name }) => name)
  return new Map(
    found.map(({ name, folder, schema }) => [
      counts.get(name)?.length === 1 ? name : `${folder}.${name}`,
      schema,
    ]),
  )
}

const [, , file = 'dist/client/v1/openapi.json'] = process.argv
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(openApiDocument(await domainSchemas())))
