type Limits = { most: number | null; longest: number | null }

/** The words with those that were typed or pasted: 、 and commas part them, none comes twice, none is longer than may be. */
export function withWords(words: readonly string[], typed: string, { most, longest }: Limits): string[] {
  const added = typed
    .split(/[、,，\n]/)
    .map((word) => [...word.trim().replace(/^[#＃]/, '')].slice(0, longest ?? undefined).join(''))
    .filter(Boolean)
  return [...new Set([...words, ...added])].slice(0, most ?? undefined)
}
