import type { ReactNode } from 'react'
import type { Disclosure } from '#domain/content/disclosure.ts'
import type { Picture as PictureOf } from '#domain/image/picture.ts'
import type { Crumb } from '../breadcrumb.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './DetailHead.module.css'
import { DisclosureNote } from './DisclosureNote.tsx'
import { HeroFigure } from './HeroFigure.tsx'

type Props = {
  crumbs: readonly Crumb[]
  hasAffiliateLinks: boolean
  /** Marks sample content. */
  invented?: boolean
  name: string
  kana?: string
  label: string
  catchphrase: string
  hero: PictureOf
  /** None if no disclosure applies. */
  disclosure?: Disclosure
  /** 閉業 or 休業中. */
  shut?: string
  /** The primary actions. */
  children?: ReactNode
}

/** The head of a place or a product: breadcrumb, disclosure, kind, name with its reading, catchphrase and picture. */
export function DetailHead({
  crumbs,
  hasAffiliateLinks,
  invented = false,
  name,
  kana,
  label,
  catchphrase,
  hero,
  disclosure,
  shut,
  children,
}: Props) {
  return (
    <header className={styles.head}>
      <Breadcrumb crumbs={crumbs} current={name} />
      <DisclosureNote disclosure={disclosure} hasAffiliateLinks={hasAffiliateLinks} />
      {invented && (
        <p className={styles.invented}>
          <strong>見本</strong>
          紹介しているのは、サイトの見本として作った架空の場所です。実際に訪れたり予約したりはできません。
        </p>
      )}
      <p className={styles.label}>
        {shut && <strong className={styles.shut}>{shut}</strong>}
        {label}
      </p>
      <h1 className={styles.name}>{name}</h1>
      {kana && <p className={styles.kana}>{kana}</p>}
      <p className={styles.catch}>{catchphrase}</p>
      {children}
      <HeroFigure picture={hero} />
    </header>
  )
}
