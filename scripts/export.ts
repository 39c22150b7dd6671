import { parseArgs } from 'node:util'
import { ALL_CONTENT_KINDS, isContentKind, kindOfPlural } from '#domain/content/kind.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import type { Selection } from '#worker/db/bundle/read-content.server.ts'
import { BundleError } from './bundle/bundle-error.ts'
import { exportBundle } from './bundle/export-bundle.ts'
import { openSource } from './bundle/open-source.ts'

// Writes the content of a site as a folder of Markdown, YAML and pictures (docs/bundles.md).

const USAGE = `Usage: npm run export -- <folder> [--kind spots,article-pages] [--id ID,…] [--prefecture kyoto,17]
                              [--state .wrangler/state | --remote]`

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        id: { type: 'string' },
        prefecture: { type: 'string' },
        state: { type: 'string' },
        remote: { type: 'boolean', default: false },
      },
    })
  } catch {
    console.error(USAGE)
    process.exit(2)
  }
}

const refuse = (text: string): never => {
  console.error(`✗ ${text}\n${USAGE}`)
  process.exit(2)
}

const { values, positionals } = read()
const [folder = refuse('The folder is missing.')] = positionals

const listOf = (text: string | undefined): string[] | undefined => text?.split(',').map((part) => part.trim())

const kinds = listOf(values.kind)?.map(
  (name) =>
    (isContentKind(name) ? name : kindOfPlural(name)) ??
    refuse(`There is no kind ${name}: ${ALL_CONTENT_KINDS.join(', ')}.`),
)
const prefectures = listOf(values.prefecture)?.map((name) => {
  const found = BUILT_IN_PREFECTURES.find((one) => [one.code, one.slug, one.name].includes(name))
  return found?.code ?? refuse(`There is no prefecture ${name}.`)
})
const ids = listOf(values.id)
const selection: Selection = {
  ...(kinds && { kinds }),
  ...(ids && { ids }),
  ...(prefectures && { prefectures }),
}

const act = async (): Promise<void> => {
  const source = await openSource({ remote: values.remote, state: values.state })
  try {
    const onProgress = (text: string) => console.log(`  ${text}`)
    const done = await exportBundle(source, { folder, selection, now: new Date(), onProgress })
    for (const address of done.lost.slice(0, 20)) console.log(`  Note: ${address} has no file in the bucket.`)
    if (done.lost.length > 20) console.log(`  Note: ${done.lost.length} pictures have no file in the bucket.`)
    if (done.removed > 0) console.log(`  Removed ${done.removed} files that are no longer part of the site.`)
    console.log(
      `✓ ${folder}: ${done.contents} pieces of content, ${done.authors} authors, ${done.pictures} pictures`,
    )
  } finally {
    await source.close()
  }
}

try {
  await act()
} catch (error) {
  if (!(error instanceof BundleError)) throw error
  console.error(`✗ Nothing was exported. ${error.message}`)
  process.exitCode = 1
}
