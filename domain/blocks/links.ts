/** Every link in the texts of a value, finished or a draft, and the field it is in: `blocks.0.data.text.2.marks.0`. */
export function linksIn(value: unknown, field = ''): { field: string; href: string }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'link' && 'href' in value && typeof value.href === 'string')
    return [{ field, href: value.href }]
  return Object.entries(value).flatMap(([name, entry]) => linksIn(entry, field ? `${field}.${name}` : name))
}
