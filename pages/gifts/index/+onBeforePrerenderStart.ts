import { link } from '#domain/url/link.ts'
import { listUrls } from '#renderer/list-page/list-loader.ts'
import { prerenderUrls } from '#renderer/prerender-urls.ts'

// https://vike.dev/onBeforePrerenderStart
export const onBeforePrerenderStart = prerenderUrls(listUrls('gift', link('gifts')))
