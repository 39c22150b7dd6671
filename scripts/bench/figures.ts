import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** What is measured together: `npm run bench -- --only load,search`. */
export const BENCH_PARTS = [
  'build',
  'bytes',
  'load',
  'search',
  'publish',
  'office',
  'redirects',
  'browser',
  'soak',
] as const
export type BenchPart = (typeof BENCH_PARTS)[number]

/** How a value is written: `ms`, `KB`, `MB`, `件/秒`… */
export type Value = { value: number; unit: string }

/** One row of the table. */
export type Figure = Value & {
  part: BenchPart
  /** What was measured. */
  what: string
  /** What nothing can go below (of a speed: above): what it is, and what it was in the same run. No row is without. */
  floor: Value & { what: string }
  /** What else is known of it, in a few words. */
  note?: string
}

/** The file that the figures of a run are collected in, one line of JSON each; none when a part is run alone. */
export const FIGURES_FILE = 'BENCH_FIGURES'

/** Hands a figure over to whoever runs the parts. Alone a part prints what it found and nothing else. */
export function figure(found: Figure): void {
  const file = process.env[FIGURES_FILE]
  if (file) appendFileSync(file, `${JSON.stringify(found)}\n`)
}

/** What the parts have handed over so far. */
export const readFigures = (file: string): Figure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Figure)
    : []

/** Whether only a short form of each part is asked for. */
export const isQuick = (): boolean => process.env.BENCH_QUICK === 'true'
