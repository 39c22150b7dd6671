import { z } from 'zod'
import { acceptsText } from '#domain/whole-entity.fixture.ts'

type Route = { method: string; path: string; handler: unknown }

const schemaOf = (handler: unknown): z.ZodObject | null => {
  const schema = typeof handler === 'function' && 'schema' in handler ? handler.schema : null
  return schema instanceof z.ZodObject ? schema : null
}

/** Every call below `/v1/manage` whose body contains text, with the schema of that body. */
export function textEndpoints(routes: readonly Route[]): Map<string, z.ZodObject> {
  const endpoints = new Map<string, z.ZodObject>()
  for (const { method, path, handler } of routes) {
    const schema = schemaOf(handler)
    if (path.startsWith('/manage/') && schema && acceptsText(schema))
      endpoints.set(`${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`, schema)
  }
  return endpoints
}
