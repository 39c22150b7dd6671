import type { Loaded, LoaderContext } from '#renderer/loader.ts'
import { loadSurroundings } from '#renderer/place-page/place-loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const hotel = await content.findBySlug('hotel', routeParams.slug ?? '')
  return hotel && { hotel, surroundings: await loadSurroundings(content, 'hotel', hotel) }
}
