import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The hash of the code and of the configuration of a build, which its pages depend on besides their content. */
export function codeHash(dist: string, vars: object): string {
  const hash = createHash('sha256').update(JSON.stringify(vars))
  for (const file of globSync('server/**/*.{js,mjs}', { cwd: dist }).sort())
    hash.update(file).update(readFileSync(join(dist, file)))
  return hash.digest('base64url')
}
