import type { Outcome } from './run-fault.ts'

/** Whether a fault cost nobody anything: what was promised is there once, and nothing failed but what was broken. */
export const isGood = (one: Outcome): boolean =>
  // Where nobody was at work nothing could be lost.
  one.acknowledged > 0 &&
  one.lost.length === 0 &&
  one.doubled === 0 &&
  one.beyond.length === 0 &&
  one.refused.length === 0 &&
  one.differing.length === 0 &&
  one.notes.every((note) => note.startsWith('空き')) &&
  Number.isFinite(one.healthyAfterMs)

const count = (value: number): string => value.toLocaleString('ja-JP')

const rowOf = (one: Outcome): string[] =>
  one.skipped
    ? ['－', one.name, one.how, one.skipped, '', '', '', '', '', '', '']
    : [
        isGood(one) ? '✓' : '✗',
        one.name,
        one.how,
        count(one.acknowledged),
        count(one.lost.length),
        count(one.doubled),
        `${count(one.answers)}（切断 ${count(one.broken)}）`,
        count(one.injected),
        count(one.beyond.length + one.refused.length),
        `${(one.healthyAfterMs / 1000).toFixed(1)}秒`,
        `${count(one.reconciled)}件中 ${count(one.differing.length)}件`,
      ]

const HEAD = [
  '',
  'こわすもの',
  'こわしかた',
  '受け付けた書き込み',
  '失われた',
  '二重',
  '応答',
  'わざとの5xx',
  'それ以外の誤り',
  '元に戻るまで',
  '照合の違い',
]

/** What came of every fault, as a table of Markdown. */
export const faultsTable = (outcomes: readonly Outcome[]): string =>
  [HEAD, HEAD.map(() => '---'), ...outcomes.map(rowOf)].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** `docs/faults.md`: the table, where it comes from, and how to read it. */
export const faultsDocument = (machine: readonly string[], table: string): string => `# こわしてみた記録

\`npm run faults\` が書きます。手で直さないでください。

${machine.join('\n')}

会員・編集者・公開責任者・読者が使っている最中にこわし、元に戻してから数えます。
「受け付けた書き込み」は、成功と答えたもの。「失われた」と「二重」は、そのうちデータベースにないものと、二つあるもの。
「わざとの5xx」は、こわした部分に触れた呼び出しの答え。「それ以外の誤り」は、どの部分もこわれていないのに5xxか断りになったもの。
「照合の違い」は、落ち着いたあとで、読者に出るページとデータベースを突き合わせた結果です。

${table}
`
