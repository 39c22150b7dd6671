import { entityUrls } from '#renderer/prerender-urls.ts'

// https://vike.dev/onBeforePrerenderStart
export const onBeforePrerenderStart = entityUrls('hotel', 'hotels')
