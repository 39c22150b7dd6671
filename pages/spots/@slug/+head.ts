import type { HeadHook } from '#renderer/head.ts'
import type { Data } from './+loader.ts'

export const head: HeadHook<Data> = ({ data, pathname }) => ({
  title: `${data.spot.name} | たびしるべ`,
  canonical: pathname,
})
