import { applyImport } from './apply-import.ts'
import { BundleError } from './bundle-error.ts'
import type { BundleSource } from './export-bundle.ts'
import { type ImportPlan, planImport } from './plan-import.ts'
import { readBundle } from './read-bundle.ts'
import { reportOf } from './report-plan.ts'

type Options = {
  folder: string
  now: Date
  /** Without it nothing is written. */
  apply: boolean
  /** Also replaces what the site has changed since the bundle was exported. */
  overwrite?: boolean
  /** Receives the report and the progress, line by line. */
  log?: (line: string) => void
}

/**
 * Reads a bundle, compares it with a site, and with `apply` writes what differs. Nothing is written when anything is wrong.
 * @throws BundleError with the number of problems, which were reported
 */
export async function importBundle(source: BundleSource, options: Options): Promise<ImportPlan> {
  const { folder, now, apply, overwrite = false, log = () => {} } = options
  const onProgress = (text: string) => log(`  ${text}`)
  const bundle = await readBundle(folder, now, onProgress)
  const plan = await planImport(source, bundle, now)
  for (const line of reportOf(plan)) log(line)
  const { length } = plan.problems
  if (length > 0) throw new BundleError(`Problems: ${length}. Nothing was written.`)
  if (apply) await applyImport(source, plan, { folder, now, overwrite, onProgress })
  return plan
}
