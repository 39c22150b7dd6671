import { type HeadHook, titled } from '#renderer/head.ts'
import type { Data } from './+loader.ts'
import { STEPS } from './steps.ts'

export const head: HeadHook<Data> = ({ data: { step } }) => ({
  title: titled(STEPS[step].title),
  canonical: null,
})
