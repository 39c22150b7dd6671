import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { hasAffiliateLinks } from '#domain/offers/affiliate-content.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { useSiteConfig } from '#renderer/site-config.ts'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { ProductEntry } from './ProductEntry.tsx'

export function Page() {
  const { products, placements, cards } = useData<Data>()
  return (
    <>
      <PageHead
        title={CONTENT_KINDS.product.label}
        lead="買えるもの、泊まれるもの、予約できるものを、編集部の目で選びました。"
        crumbs={[{ label: 'トップ', href: link('top') }]}
      />
      <DisclosureNote
        hasAffiliateLinks={hasAffiliateLinks(
          [],
          products.flatMap(({ offers }) => offers),
          useSiteConfig(),
        )}
      />
      {products.length === 0 && <EmptyNote>いま掲載している商品はありません。</EmptyNote>}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductEntry
              product={product}
              href={product.refId ? (cards[product.refId]?.href ?? null) : null}
            />
          </li>
        ))}
      </ul>
      {placements.length > 0 && (
        <Section title={CONTENT_KINDS['sponsored-page'].label}>
          <CardGrid cards={placements} columns="four" />
        </Section>
      )}
    </>
  )
}
