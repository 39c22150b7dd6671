import { isQuick } from './figures.ts'

/** How many times slower the CPU is; `BENCH_SLOWDOWN` sets it on machines that are slow themselves. */
export const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4)
export const ROUNDS = isQuick() ? 1 : 5
export const VIEWPORT = { width: 390, height: 844 }
export const ARTICLE = '/article-pages/tsugaru-stove-train-2026'

/** A page of each kind that is read. */
export const PAGES: Readonly<Record<string, string>> = {
  top: '/',
  article: ARTICLE,
  spot: '/spots/kanazawa-kenrokuen',
  list: '/spots',
  prefecture: '/pr/kyoto',
  search: '/search',
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
