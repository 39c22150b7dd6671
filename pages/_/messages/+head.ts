import { type HeadHook, titled } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: titled('お知らせとエラーの見本'), canonical: null })
