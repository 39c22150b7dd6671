import type { Outcome } from './run-fault.ts'

/** Whether no write was lost or duplicated, and no other error occurred than the injected ones. */
export const isGood = (one: Outcome): boolean =>
  // Without acknowledged writes the run proves nothing.
  one.acknowledged > 0 &&
  one.lost.length === 0 &&
  one.doubled === 0 &&
  one.beyond.length === 0 &&
  one.refused.length === 0 &&
  one.differing.length === 0 &&
  one.notes.every((note) => note.startsWith('free space')) &&
  Number.isFinite(one.healthyAfterMs)

const count = (value: number): string => value.toLocaleString('en')

const rowOf = (one: Outcome): string[] =>
  one.skipped
    ? ['–', one.name, one.how, one.skipped, '', '', '', '', '', '', '']
    : [
        isGood(one) ? '✓' : '✗',
        one.name,
        one.how,
        count(one.acknowledged),
        count(one.lost.length),
        count(one.doubled),
        `${count(one.answers)} (${count(one.broken)} broken)`,
        count(one.injected),
        count(one.beyond.length + one.refused.length),
        `${(one.healthyAfterMs / 1000).toFixed(1)} s`,
        `${count(one.differing.length)} of ${count(one.reconciled)}`,
      ]

const HEAD = [
  '',
  'Fault',
  'How',
  'Acknowledged writes',
  'Lost',
  'Duplicated',
  'Responses',
  'Injected 5xx',
  'Other errors',
  'Recovery',
  'Differences',
]

/** The outcomes as a Markdown table. */
export const faultsTable = (outcomes: readonly Outcome[]): string =>
  [HEAD, HEAD.map(() => '---'), ...outcomes.map(rowOf)].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** `docs/faults.md`: the table, where it comes from, and how to read it. */
export const faultsDocument = (machine: readonly string[], table: string): string => `# Fault injection

Written by \`npm run faults\`. Do not edit by hand.

${machine.join('\n')}

Each fault is injected while members, an editor, a publisher and readers use the site, and counted after it is removed.
"Acknowledged writes" were answered with success. "Lost" and "Duplicated" count those of them that are missing in the database or there twice.
"Injected 5xx" are responses of calls that used the faulty part. "Other errors" are 5xx and refusals although no part was faulty.
"Differences" is the result of reconciling the served pages with the database at the end.

${table}
`
