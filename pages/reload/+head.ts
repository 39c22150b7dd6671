import { type HeadHook, titled } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: titled('ページを読み込んでいます'), canonical: null })
