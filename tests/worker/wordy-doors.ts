import { z } from 'zod'
import { holdsWords } from '#domain/whole-entity.fixture.ts'

type Route = { method: string; path: string; handler: unknown }

const schemaOf = (handler: unknown): z.ZodObject | null => {
  const schema = typeof handler === 'function' && 'schema' in handler ? handler.schema : null
  return schema instanceof z.ZodObject ? schema : null
}

/** Every call below `/v1/manage` whose body holds words that people write, with the form of that body. */
export function wordyDoors(routes: readonly Route[]): Map<string, z.ZodObject> {
  const doors = new Map<string, z.ZodObject>()
  for (const { method, path, handler } of routes) {
    const schema = schemaOf(handler)
    if (path.startsWith('/manage/') && schema && holdsWords(schema))
      doors.set(`${method} ${path.replaceAll(/\{[^}]*\}/g, '')}`, schema)
  }
  return doors
}
