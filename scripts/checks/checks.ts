import { bindingTypes } from '../build/binding-types.ts'
import { run } from '../local/run.ts'
import { graveAdvisories } from './audit.ts'
import { unusedExports } from './check-exports.ts'
import { checkImports } from './check-imports.ts'
import { routeRuleProblems } from './route-rule-problems.ts'

/** `note` is printed for passed checks too. */
type CheckResult = {
  name: string
  passed: boolean
  /** The check could not run. */
  isSkipped?: boolean
  output: string
  note?: string
}

/** The printed result of a check, with its findings when it failed. A skipped check has no tick. */
export const checkLine = ({ name, passed, isSkipped, output, note }: CheckResult): string =>
  `${isSkipped ? '−' : passed ? '✓' : '✗'} ${name}${note ? ` (${note})` : ''}${passed ? '' : `\n${output}`}`

const types = async (): Promise<CheckResult> => {
  await bindingTypes()
  const programs = ['tsconfig.json', 'worker/tsconfig.json']
  const results = await Promise.all(programs.map((program) => run('tsc', ['-p', program])))
  return {
    name: 'types',
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
    name: 'format and lint',
    passed: status === 0 && imports.length === 0,
    output: [output, ...imports].join('\n'),
  }
}

const exports = (): CheckResult => {
  const unused = unusedExports()
  return { name: 'exports that only tests use', passed: unused.length === 0, output: unused.join('\n') }
}

const routes = (): CheckResult => {
  const problems = routeRuleProblems()
  return { name: 'redirect rules', passed: problems.length === 0, output: problems.join('\n') }
}

const audit = async (): Promise<CheckResult> => {
  const name = 'known vulnerabilities of packages'
  const grave = await graveAdvisories()
  if (!grave)
    return {
      name,
      passed: true,
      isSkipped: true,
      output: '',
      note: 'not checked: the registry does not answer',
    }
  return { name, passed: grave.length === 0, output: grave.join('\n') }
}

/**
 * Types; format, lint and import directions; exports that only tests use; redirect rules; advisories of deployed packages.
 */
export const runChecks = async (): Promise<CheckResult[]> => {
  const audited = audit()
  return [await types(), await lint(), exports(), routes(), await audited]
}
