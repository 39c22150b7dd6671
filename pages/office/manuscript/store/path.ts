type Container = Record<string, unknown> | unknown[]

const NUMBER = /^\d+$/

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** The value at `seo.title` or `summary.0`; `undefined` if the path does not exist. `''` is the whole value. */
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
  // List items may be written in any order.
  if (list)
    return Array.from({ length: Math.max(list.length, Number(key) + 1) }, (_, at) =>
      at === Number(key) ? inner : (list[at] ?? ''),
    )
  return { ...(isContainer(value) ? value : {}), [key]: inner }
}

/** A copy with another value at a path; everything off the path is shared. */
export const withValueAt = <Fields>(fields: Fields, path: string, next: unknown): Fields =>
  changed(fields, path.split('.'), next) as Fields
