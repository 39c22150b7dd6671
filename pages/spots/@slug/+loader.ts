import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = async ({ content, routeParams }: LoaderContext) => {
  const spot = routeParams.slug && (await content.findBySlug('spot', routeParams.slug))
  return spot ? { spot } : null
}
