import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Product } from '#domain/content/product.ts'
import { COVER_SIZES } from '#domain/image/image.ts'
import { OfferButtons } from '#renderer/ui/OfferButton.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import styles from './ProductEntry.module.css'

const { gift, goods, hotel, activity, product: other } = CONTENT_KINDS
const KINDS: Record<Product['kind'], string> = {
  gift: gift.label,
  goods: goods.label,
  hotel: hotel.label,
  activity: activity.label,
  other: other.label,
}

/** A product: it leads to the page of what it is, or straight to where it can be had. */
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
        {KINDS[product.kind]}
      </p>
      <h2 className={styles.title}>{href ? <a href={href}>{product.title}</a> : product.title}</h2>
      <p className={styles.catch}>{product.catch}</p>
      <OfferButtons offers={product.offers} name={product.title} about={product.title} />
    </article>
  )
}
