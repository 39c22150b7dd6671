import type { Product } from '#domain/content/product.ts'
import { productLabel } from '#domain/content/product-label.ts'
import { COVER_SIZES } from '#domain/image/image.ts'
import { OfferButtons } from '#renderer/ui/OfferButton.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import styles from './ProductEntry.module.css'

/** A product, with a link to the page of its content, or directly to the shop. */
export function ProductEntry({ product, href }: { product: Product; href: string | null }) {
  return (
    <article className={styles.product}>
      <Picture
        className={styles.picture}
        picture={product.hero}
        presets={COVER_SIZES}
        sizes="(width >= 768px) 23rem, 100vw"
        decorative
      />
      <p className={styles.meta}>
        <PrLabel disclosure={product.disclosure} />
        {productLabel(product.kind)}
      </p>
      <h2 className={styles.title}>{href ? <a href={href}>{product.title}</a> : product.title}</h2>
      <p className={styles.catch}>{product.catch}</p>
      <OfferButtons offers={product.offers} name={product.title} about={product.title} />
    </article>
  )
}
