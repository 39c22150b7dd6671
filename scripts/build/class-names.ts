import { globSync } from 'node:fs'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

const lettersOf = (number: number): string =>
  (number < LETTERS.length ? '' : lettersOf(Math.floor(number / LETTERS.length) - 1)) +
  LETTERS[number % LETTERS.length]

/**
 * Short class names for CSS modules: letters for the file, a number for the class (`b3`). Hashes hardly compress in
 * stylesheets and pages. Files are numbered in alphabetical order, so that the builds of browser and Worker agree.
 */
export const shortClassNames = (root = process.cwd()) => {
  const files = globSync('{pages,renderer}/**/*.module.css', { cwd: root }).sort()
  const classes = new Map<string, string[]>()
  return (name: string, path: string): string => {
    const file = relative(root, path.replace(/\?.*/, ''))
    if (!files.includes(file))
      throw new Error(`${file} was added after the build had started. Start the build again.`)
    const names = classes.get(file) ?? []
    if (!names.includes(name)) classes.set(file, [...names, name])
    return `${lettersOf(files.indexOf(file))}${(classes.get(file) ?? []).indexOf(name)}`
  }
}
