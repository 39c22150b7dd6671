import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content }: LoaderContext) => {
  const [features, placements] = await Promise.all([
    content.listFeatures(),
    content.listPlacements('features'),
  ])
  return {
    features: features.map(({ id, slug, title, catch: catchphrase, hero, period, disclosure, sections }) => ({
      id,
      slug,
      title,
      catchphrase,
      hero,
      period,
      disclosure,
      chapters: sections.map(({ heading }) => heading),
    })),
    placements,
  }
}
