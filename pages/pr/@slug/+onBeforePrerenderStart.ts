import { BUILT_IN_PREFECTURES } from '#domain/built-in-regions.ts'
import { link } from '#domain/link.ts'

// https://vike.dev/onBeforePrerenderStart
export const onBeforePrerenderStart = () => BUILT_IN_PREFECTURES.map(({ slug }) => link('pr', { id: slug }))
