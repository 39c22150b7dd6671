import { prerenderUrls } from '#renderer/prerender-urls.ts'

// https://vike.dev/onBeforePrerenderStart
export const onBeforePrerenderStart = prerenderUrls(async () => ['/spots', '/spots?page=2'])
