import type { Loaded, LoaderContext } from '#renderer/loader.ts'
import { loadSurroundings } from '#renderer/place-page/place-loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const activity = await content.findBySlug('activity', routeParams.slug ?? '')
  return activity && { activity, surroundings: await loadSurroundings(content, 'activity', activity) }
}
