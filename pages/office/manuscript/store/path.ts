type Container = Record<string, unknown> | unknown[]

const NUMBER = /^\d+$/

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** What stands at `seo.title` or `summary.0`; `undefined` where the way there ends early. `''` is all of it. */
export function valueAt(fields: unknown, path: string): unknown {
  if (path === '') return fields
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isContainer(value) ? value[key as keyof Container] : undefined), fields)
}

const changed = (value: unknown, [key = '', ...rest]: readonly string[], next: unknown): unknown => {
  const inner =
    rest.length === 0
      ? next
      : changed(isContainer(value) ? value[key as keyof Container] : undefined, rest, next)
  const list = Array.isArray(value) ? value : NUMBER.test(key) && !isContainer(value) ? [] : null
  // The second line of a summary may be written before the first.
  if (list)
    return Array.from({ length: Math.max(list.length, Number(key) + 1) }, (_, at) =>
      at === Number(key) ? inner : (list[at] ?? ''),
    )
  return { ...(isContainer(value) ? value : {}), [key]: inner }
}

/** The same with another value at a path; everything that is not on the way there stays the same object. */
export const withValueAt = <Fields>(fields: Fields, path: string, next: unknown): Fields =>
  changed(fields, path.split('.'), next) as Fields
