import { readFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import { run } from '../local/run.ts'

const osName = (): string => {
  try {
    return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? type()
  } catch {
    return type()
  }
}

const commit = async (): Promise<string> => {
  const { stdout, status } = await run('git', ['log', '-1', '--format=%h（%cs）'])
  return status === 0 ? stdout.trim() : '不明'
}

/** What a reader of the figures must know of where they come from, as lines of Markdown. */
export async function machineLines(now: Date): Promise<string[]> {
  const all = cpus()
  const workerd = JSON.parse(readFileSync('node_modules/workerd/package.json', 'utf8')).version
  return [
    `- 測った時刻：${now.toISOString()}`,
    `- コミット：${await commit()}`,
    `- 機械：${all[0]?.model ?? '不明'}、${all.length}コア、メモリ ${(totalmem() / 2 ** 30).toFixed(0)} GB`,
    `- OS：${osName()}（${type()} ${release()}）`,
    `- Node ${process.versions.node}、workerd ${workerd}`,
    `- 測り終えたときの、1分間の平均の負荷：${loadavg()[0]?.toFixed(1)}`,
  ]
}
