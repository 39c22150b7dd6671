import type { HeadHook } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: 'エラー | たびしるべ', canonical: null })
