import { globSync } from 'node:fs'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const lettersOf = (number: number): string =>
  (number < LETTERS.length ? '' : lettersOf(Math.floor(number / LETTERS.length) - 1)) +
  LETTERS[number % LETTERS.length]

/**
 * Names for the classes of CSS modules: letters for the file, a number for the class in it (`b3`). The stylesheet and
 * every page are read by phones, not by people, and names with hashes in them hardly compress.
 * The browser's and the Worker's build must agree on them: files count in the order of their names.
 */
export const shortClassNames = (root = process.cwd()) => {
  const files = globSync('{pages,renderer}/**/*.module.css', { cwd: root }).sort()
  const classes = new Map<string, string[]>()
  return (name: string, path: string): string => {
    const file = relative(root, path.replace(/\?.*/, ''))
    if (!files.includes(file)) throw new Error(`${file} came after the build had begun`)
    const names = classes.get(file) ?? []
    if (!names.includes(name)) classes.set(file, [...names, name])
    return `${lettersOf(files.indexOf(file))}${(classes.get(file) ?? []).indexOf(name)}`
  }
}
