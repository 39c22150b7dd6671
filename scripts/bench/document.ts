import type { Figure } from './figures.ts'
import { benchTables } from './table.ts'

/** Values of other frameworks, measured when the architecture was chosen. */
const PEERS = `| | Nuxt | Next | Astro + React | Astro + Preact |
|---|---|---|---|---|
| JS of the same page (gzip, KB) | 84 | 139 | 70 | 10.5 |
| LCP (CPU slowed down 4×, ms) | 500 | 400 | 380 | 384 |
| TBT (ms) | 76 | 148 | 52 | 0 |
| Until the menu responds (ms) | 957 | 916 | 795 | 678 |
| Build of 5,000 pages (s) | 45 | 83 | 14 | 13 |
| Files rewritten when one article changes | all | all | 1 | 1 |`

const READING = `"Floor" is a baseline measured in the same run: react-dom alone, the asset server alone, SQLite alone and so on.
Times depend on the machine and on what else runs on it. For comparisons use "Ratio to floor".
CPU is the user and system time of the workerd process divided by the number of responses (\`/proc/PID/stat\`).
Locally the asset server, D1 and R2 run in the same process and are included. The client (Node) is not.
"Knee": with 1, 4, 16 and 64 connections, the point where throughput grows by less than a tenth, or latency grows more than throughput.`

/** `docs/bench.md`: the table, where it comes from, and how to read it. */
export const benchDocument = (machine: readonly string[], figures: readonly Figure[]): string =>
  `# Benchmarks

Written by \`npm run bench\`. Do not edit by hand.

${machine.join('\n')}

${READING}

${benchTables(figures)}

## Other frameworks

Measured with the same page when the architecture was chosen. Not measured again in this run.

${PEERS}
`
