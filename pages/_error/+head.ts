import type { HeadHook } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: 'Page not found | たびしるべ', canonical: null })
