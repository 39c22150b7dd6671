/** Something wrong in a file of a bundle. `line` counts from 1; `message` is a Japanese sentence. */
export type LineProblem = { line: number; message: string }

/** The same with the path of the file in the bundle. */
export type BundleProblem = LineProblem & { file: string }

/** Collects the problems of one file. */
export type Report = (line: number, message: string) => void
