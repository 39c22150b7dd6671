import type { HeadHook } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: 'スポット | たびしるべ', canonical: '/spots' })
