import type { Loaded, LoaderContext } from '#renderer/loader.ts'
import { loadSurroundings } from '#renderer/place-page/place-loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const spot = await content.findBySlug('spot', routeParams.slug ?? '')
  return spot && { spot, surroundings: await loadSurroundings(content, 'spot', spot) }
}
