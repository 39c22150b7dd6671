type Limits = { maxCount: number | null; maxLength: number | null }

/** Adds typed or pasted tags, separated by 、 or commas, without duplicates and cut to the maximum length. */
export function withTags(tags: readonly string[], typed: string, { maxCount, maxLength }: Limits): string[] {
  const added = typed
    .split(/[、,，\n]/)
    .map((tag) => [...tag.trim().replace(/^[#＃]/, '')].slice(0, maxLength ?? undefined).join(''))
    .filter(Boolean)
  return [...new Set([...tags, ...added])].slice(0, maxCount ?? undefined)
}
