import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'

// https://vike.dev/onBeforePrerenderStart
export const onBeforePrerenderStart = () => BUILT_IN_PREFECTURES.map(({ slug }) => link('pr', { id: slug }))
