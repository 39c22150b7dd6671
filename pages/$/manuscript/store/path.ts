type Container = Record<string, unknown> | unknown[]

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** What stands at `seo.title` or `summary.0`; `undefined` where the way there ends early. `''` is all of it. */
export function valueAt(fields: unknown, path: string): unknown {
  if (path === '') return fields
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isContainer(value) ? value[key as keyof Container] : undefined), fields)
}

const changed = (value: unknown, [key = '', ...rest]: readonly string[], next: unknown): unknown => {
  const inner = rest.length === 0 ? next : changed(isContainer(value) ? value[key as keyof Container] : undefined, rest, next)
  if (Array.isArray(value)) return value.with(Number(key), inner)
  return { ...(isContainer(value) ? value : {}), [key]: inner }
}

/** The same with another value at a path; everything that is not on the way there stays the same object. */
export const withValueAt = <Fields>(fields: Fields, path: string, next: unknown): Fields =>
  changed(fields, path.split('.'), next) as Fields
