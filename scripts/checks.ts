import { bindingTypes } from './binding-types.ts'
import { checkImports } from './check-imports.ts'
import { run } from './run.ts'

export type CheckResult = { name: string; passed: boolean; output: string }

const types = async (): Promise<CheckResult> => {
  await bindingTypes()
  const programs = ['tsconfig.json', 'worker/tsconfig.json']
  const results = await Promise.all(programs.map((program) => run('tsc', ['-p', program])))
  return {
    name: '型',
    passed: results.every(({ status }) => status === 0),
    output: results.map(({ output }) => output).join(''),
  }
}

const lint = async (): Promise<CheckResult> => {
  const { status, output } = await run('biome', [
    'ci',
    '--colors=off',
    '--error-on-warnings',
    '--max-diagnostics=200',
    '.',
  ])
  const imports = checkImports()
  return {
    name: '書式とlint',
    passed: status === 0 && imports.length === 0,
    output: [output, ...imports].join('\n'),
  }
}

/** Types, then format, lint and import directions. */
export const runChecks = async (): Promise<CheckResult[]> => [await types(), await lint()]
