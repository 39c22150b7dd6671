import type { HeadHook } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: 'たびしるべ', canonical: '/' })
