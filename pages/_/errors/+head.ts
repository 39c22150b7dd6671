import { type HeadHook, titled } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: titled('エラーと移動の見本'), canonical: null })
