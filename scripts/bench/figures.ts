import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The parts of `npm run bench -- --only load,search`. Those by size run at each number of articles. */
export const BENCH_PARTS = [
  'build',
  'bytes',
  'reading',
  'load',
  'rows',
  'search',
  'publish',
  'office',
  'redirects',
  'browser',
  'soak',
] as const
export type BenchPart = (typeof BENCH_PARTS)[number]

/** `unit`: `ms`, `KB`, `MB`, `req/s`… */
export type Value = { value: number; unit: string }

/** One row of the table. */
export type Figure = Value & {
  part: BenchPart
  /** What was measured. */
  what: string
  /** The baseline for comparison, measured in the same run. */
  floor: Value & { what: string }
  /** More details, in a few words. */
  note?: string
  /** The articles besides the sample content, for parts that are measured at several sizes. */
  articles?: number
}

/** Name of the environment variable with the file that collects figures as NDJSON; not set when a part runs alone. */
export const FIGURES_FILE = 'BENCH_FIGURES'

/** Name of the environment variable with the number of articles, in parts that are measured at several. */
export const FIGURES_ARTICLES = 'BENCH_ARTICLES'

/** Adds a figure to the file of the run. Does nothing when a part runs alone. */
export function figure(found: Omit<Figure, 'articles'>): void {
  const { [FIGURES_FILE]: file, [FIGURES_ARTICLES]: articles } = process.env
  const whole: Figure = articles ? { ...found, articles: Number(articles) } : found
  if (file) appendFileSync(file, `${JSON.stringify(whole)}\n`)
}

/** The figures collected so far. */
export const readFigures = (file: string): Figure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Figure)
    : []

/** Whether `--quick` was given. */
export const isQuick = (): boolean => process.env.BENCH_QUICK === 'true'
