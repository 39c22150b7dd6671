import type { Figure } from './figures.ts'
import { benchTable } from './table.ts'

/** What others weigh and need, as it was measured when the architecture was chosen; measured again by nobody here. */
const PEERS = `| | Nuxt | Next | Astro + React | Astro + Preact |
|---|---|---|---|---|
| 同じページのJS（gzip、KB） | 84 | 139 | 70 | 10.5 |
| LCP（CPU 4倍遅く、ms） | 500 | 400 | 380 | 384 |
| TBT（ms） | 76 | 148 | 52 | 0 |
| メニューが応えるまで（ms） | 957 | 916 | 795 | 678 |
| 5,000ページのビルド（秒） | 45 | 83 | 14 | 13 |
| 記事1件の変更で書き直すファイル | すべて | すべて | 1件 | 1件 |`

const READING = `「床」は、同じ回に測った、それより下には行けない値です（react-dom だけ、静的な配信だけ、SQLite だけ、など）。
時間そのものは機械と、そのとき動いているほかのものに左右されます。くらべるときは「床との比」を見てください。
CPU は workerd のプロセスの利用者時間とシステム時間の合計を、応答の数で割ったものです（\`/proc/PID/stat\`）。
手元では、静的な配信、D1、R2 も同じプロセスで動くので、それらも含みます。問い合わせる側（Node）の分は含みません。
「曲がる」は、接続を 1、4、16、64本と増やして、量が1割も増えなくなるか、待ち時間の伸びが量の伸びを上回るところです。`

/** `docs/bench.md`: the table, where it comes from, and how to read it. */
export const benchDocument = (machine: readonly string[], figures: readonly Figure[]): string =>
  `# 測ったもの

\`npm run bench\` が書きます。手で直さないでください。

${machine.join('\n')}

${READING}

${benchTable(figures)}

## ほかの仕組みの値

設計のときに、同じページを組み立てて測った値です（この表では測り直していません）。

${PEERS}
`
