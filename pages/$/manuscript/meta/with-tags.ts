const MOST = 20
const LONGEST = 30

/** The tags with those that were typed, none twice and none longer than the schema takes. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const added = typed
    .split(/[、,，\n]/)
    .map((tag) => [...tag.trim().replace(/^[#＃]/, '')].slice(0, LONGEST).join(''))
    .filter(Boolean)
  return [...new Set([...tags, ...added])].slice(0, MOST)
}
