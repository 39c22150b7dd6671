import type { HeadHook } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: '検索結果 | たびしるべ', canonical: null })
