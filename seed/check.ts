import { refsOfBlocks } from '#domain/block-refs.ts'
import { loadRegionalContent } from './content.ts'

// Says what the sample content holds and which mentions lead nowhere: `node seed/check.ts`.
const content = await loadRegionalContent()
const all = Object.values(content).flat()
const ids = new Set(all.map(({ id }) => id))
for (const [name, list] of Object.entries(content)) console.info(`${name}: ${list.length}`)
for (const entity of all) {
  const blocks = 'blocks' in entity ? entity.blocks : entity.body
  for (const { kind, id } of refsOfBlocks(blocks)) {
    if (!ids.has(id) && kind !== 'goods') console.error(`${entity.slug}: ${kind} への参照先がありません（${id}）`)
  }
}
