import { prerenderUrls } from '#renderer/prerender-urls.ts'

// https://vike.dev/onBeforePrerenderStart
export const onBeforePrerenderStart = prerenderUrls(async (content) =>
  (await content.listSlugs('spot')).map((slug) => `/spots/${slug}`),
)
