import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The parts of `npm run bench -- --only load,search`. */
export const BENCH_PARTS = [
  'build',
  'bytes',
  'reading',
  'load',
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
}

/** Name of the environment variable with the file that collects figures as NDJSON; not set when a part runs alone. */
export const FIGURES_FILE = 'BENCH_FIGURES'

/** Adds a figure to the file of the run. Does nothing when a part runs alone. */
export function figure(found: Figure): void {
  const file = process.env[FIGURES_FILE]
  if (file) appendFileSync(file, `${JSON.stringify(found)}\n`)
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
