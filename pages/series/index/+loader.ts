import type { Loaded, LoaderContext } from '#renderer/loader.ts'

/** All of them: an editor keeps a few dozen at most. */
const ALL = 100

export type Data = Loaded<typeof loader>
export const loader = async ({ content }: LoaderContext) => ({
  series: await content.listCards('series', {}, ALL),
})
