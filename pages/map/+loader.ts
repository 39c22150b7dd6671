import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content }: LoaderContext) => ({
  /** The number of places in each prefecture, by code. */
  counts: await content.countMapPlaces(),
})
