import type { Blocks } from '#domain/blocks/block.ts'
import { refsOfBlocks } from '#domain/blocks/refs.ts'
import type { ArticlePage } from '#domain/content/article-page.ts'
import type { Feature } from '#domain/content/feature.ts'
import type { Gift } from '#domain/content/gift.ts'
import type { Product } from '#domain/content/product.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import type { Spot } from '#domain/content/spot.ts'
import { loadSampleContent } from './content.ts'

// Prints the sample content and its broken references: `node seed/check.ts`.
const { authors, entities } = await loadSampleContent(new Date())
const kinds = Object.keys(entities) as (keyof typeof entities)[]
const key = ({ kind, id }: ContentRef) => `${kind}:${id}`
const published = new Set(
  kinds.flatMap((kind) =>
    entities[kind].flatMap(({ id, status }) => (status === 'published' ? key({ kind, id }) : [])),
  ),
)

/** All references of an entity: in the blocks of its body and in its fields. */
function refsOf(entity: Publishable & Partial<{ body: Blocks } & Pick<ArticlePage, 'blocks'>>): ContentRef[] {
  const { relatedSpotIds = [] } = entity as Partial<Spot>
  const { sellPlaces = [] } = entity as Partial<Gift>
  const { sections = [] } = entity as Partial<Feature>
  const { kind, refId } = entity as Partial<Product>
  return [
    ...refsOfBlocks(entity.blocks ?? entity.body ?? []),
    ...relatedSpotIds.map((id): ContentRef => ({ kind: 'spot', id })),
    ...sellPlaces.flatMap(({ spotId }): ContentRef[] => (spotId ? [{ kind: 'spot', id: spotId }] : [])),
    ...sections.flatMap(({ items }) =>
      items.map((item): ContentRef => ({ kind: item.kind, id: item.refId })),
    ),
    ...(kind && kind !== 'other' && refId ? [{ kind, id: refId }] : []),
  ]
}

let mistakes = 0
function complain(slug: string, text: string): void {
  mistakes += 1
  console.error(`${slug}: ${text}`)
}

const writers = new Set(authors.map(({ id }) => id))
const slugs = new Set<string>()
console.info(`author: ${authors.length}`)
for (const kind of kinds) {
  console.info(`${kind}: ${entities[kind].length}`)
  for (const entity of entities[kind]) {
    if (slugs.has(`${kind}:${entity.slug}`)) complain(entity.slug, `${kind} のスラッグが重なっています`)
    slugs.add(`${kind}:${entity.slug}`)
    if (entity.authorId && !writers.has(entity.authorId)) complain(entity.slug, '筆者がいません')
    for (const ref of refsOf(entity)) {
      if (!published.has(key(ref))) complain(entity.slug, `${ref.kind} への参照先がありません（${ref.id}）`)
    }
  }
}
for (const { target, slug } of entities['sponsored-page'] as (Publishable & { target: string })[]) {
  const article = /^\/article-pages\/([\w-]+)$/.exec(target)
  if (article && !slugs.has(`article-page:${article[1]}`)) complain(slug, `リンク先がありません（${target}）`)
}
if (mistakes > 0) process.exitCode = 1
