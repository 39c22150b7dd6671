import { type HeadHook, titled } from '#renderer/head.ts'

export const head: HeadHook = () => ({ title: titled('部品の見本'), canonical: null })
