import { type HeadHook, titled } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: titled('開発用ログイン'), canonical: null })
