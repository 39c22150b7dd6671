import { readFileSync, writeFileSync } from 'node:fs'
import { runOrThrow } from './run.ts'

const FILE = 'worker-configuration.d.ts'
/** Imports the Worker's entry, and with it all its files, into every program that only wants the bindings. */
const ENTRY_TYPES = /\tinterface GlobalProps \{\n[^}]*\t\}\n/

/** Writes the type of the Worker's bindings, `Env`, as wrangler.toml has them. */
export const bindingTypes = async (): Promise<void> => {
  await runOrThrow('wrangler', ['types', '--include-runtime=false', '--strict-vars=false'])
  writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(ENTRY_TYPES, ''))
}
