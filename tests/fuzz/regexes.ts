import { globSync, readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import fc from 'fast-check'
import { parseSync } from 'vite'

type FoundRegex = { where: string; pattern: string; flags: string }

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp)

function regexesIn(node: unknown, where: string): FoundRegex[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal' && isNode(node.regex)) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string }
    return [{ where: `${where} /${pattern}/${flags}`, pattern, flags }]
  }
  return Object.values(node).flatMap((part) => regexesIn(part, where))
}

/** Every regular expression in the sources of these folders, as the parser reads it. */
export const writtenRegexes = (...patterns: string[]): FoundRegex[] =>
  globSync(patterns)
    .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
    .flatMap((path) => regexesIn(parseSync(path, readFileSync(path, 'utf8')).program, path))

/** One of each kind of character that an expression may distinguish. */
const SAMPLES = [...'aZ0_-./:;,?#&=@%+*~!|"\'`<>()[]{}\\^$ \t\n\r\0', ...'あアー旅、。「　é\u200b😀\ud83d']
const CLASS = /\[(?:\\.|[^\]\\])+\]|\\[pP]\{[^}]+\}|\\[a-zA-Z]/g
const LITERAL = /[\w<>"'=/:;@%~!#&, \u0080-\uffff-]+/g

const matches = (source: string, flags: string, text: string): boolean => {
  try {
    return new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, '')).test(text)
  } catch {
    return false
  }
}

/** Tokens of strings that almost match: the literals of the expression, and members of its classes. */
function tokensOf({ pattern, flags }: FoundRegex): string[] {
  const classes = pattern.match(CLASS) ?? []
  const samples = classes.flatMap((one) => SAMPLES.filter((text) => matches(one, flags, text)).slice(0, 3))
  const plain = pattern.replaceAll(CLASS, ' ').replaceAll(/\\(.)/g, '$1')
  const literals = (plain.match(LITERAL) ?? []).map((word) => word.trim()).filter(Boolean)
  return [...new Set([...samples, ...literals, ...[...literals.join('')].slice(0, 12), 'a', ' ', '\n'])]
}

/** A string that repeats a few of the tokens many times, between others. */
export const adversarial = (found: FoundRegex, length: number): fc.Arbitrary<string> => {
  const token = fc.constantFrom(...tokensOf(found))
  const few = (most: number) => fc.array(token, { maxLength: most }).map((parts) => parts.join(''))
  return fc
    .tuple(
      few(2),
      fc.array(token, { minLength: 1, maxLength: 3 }),
      few(2),
      fc.constantFrom('', '\n', '\0', 'x', '!'),
    )
    .map(([begin, unit, end, last]) => {
      const repeated = unit.join('').repeat(Math.ceil(length / unit.join('').length))
      return begin + repeated.slice(0, length) + end + last
    })
}

const context = createContext({ source: '', flags: '', text: '' })
const search = new Script('text.replace(new RegExp(source, flags), "")')

/** How often a search may be stopped: a machine that stands still for seconds does not do so three times in a row. */
const ATTEMPTS = 3

/**
 * Whether a search through a text ends. The engine is stopped after some thousand times the duration of a search in
 * linear time, which is a small part of the duration in quadratic time: a busy machine does not change the result.
 */
export function endsSoon({ pattern, flags }: FoundRegex, text: string, timeout = 2000): boolean {
  Object.assign(context, { source: pattern, flags, text })
  const ends = () => {
    try {
      search.runInContext(context, { timeout })
      return true
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
      throw error
    }
  }
  return Array.from({ length: ATTEMPTS }).some(ends)
}
