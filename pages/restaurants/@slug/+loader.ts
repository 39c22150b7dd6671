import type { Loaded, LoaderContext } from '#renderer/loader.ts'
import { loadSurroundings } from '#renderer/place-page/place-loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const restaurant = await content.findBySlug('restaurant', routeParams.slug ?? '')
  return restaurant && { restaurant, surroundings: await loadSurroundings(content, 'restaurant', restaurant) }
}
