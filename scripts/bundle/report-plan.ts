import type { Outcome } from '#domain/bundle/change.ts'
import type { ImportPlan, Planned } from './plan-import.ts'

const OUTCOMES = ['new', 'changed', 'same', 'conflict'] as const satisfies Outcome[]
/** Lines of one list. */
const MAX_LISTED = 50

const countsOf = (name: string, all: readonly Pick<Planned<unknown>, 'outcome'>[]): string => {
  const counts = OUTCOMES.map(
    (outcome) => [outcome, all.filter((one) => one.outcome === outcome).length] as const,
  )
  const shown = counts.filter(([, count]) => count > 0).map(([outcome, count]) => `${count} ${outcome}`)
  return `  ${name}: ${shown.join(', ') || 'none'}`
}

const listed = (lines: readonly string[]): string[] =>
  lines.length > MAX_LISTED
    ? [...lines.slice(0, MAX_LISTED), `  … and ${lines.length - MAX_LISTED} more`]
    : [...lines]

/** What an import will do, as lines: counts, what changes, what is in conflict, notes, and problems last. */
export function reportOf(plan: ImportPlan): string[] {
  const { contents, authors, pictures, files, site, notes, problems } = plan
  const all: Pick<Planned<unknown>, 'outcome' | 'file'>[] = [...contents, ...authors, ...pictures]
  const linesOf = (outcome: Outcome, sign: string) =>
    listed(all.filter((one) => one.outcome === outcome).map(({ file }) => `  ${sign} ${file}`))
  const conflicts = linesOf('conflict', '!')
  return [
    countsOf('Content', contents),
    countsOf('Authors', authors),
    countsOf('Pictures', pictures),
    `  Files of pictures to store: ${files.length}`,
    `  Redirects: ${site.redirects.length}, synonyms: ${site.synonyms.length}, prefectures with recommendations: ${site.recommendations.length}`,
    ...linesOf('changed', '~'),
    ...(conflicts.length > 0
      ? ['  The site has changed these since they were exported; --overwrite replaces them:', ...conflicts]
      : []),
    ...listed(notes.map((note) => `  Note: ${note}`)),
    ...listed(problems.map(({ file, line, message }) => `✗ ${file}:${line}  ${message}`)),
  ]
}
