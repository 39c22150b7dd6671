import type { ReactNode } from 'react'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { WIDE_SIZES } from '#domain/image/image.ts'
import type { Picture as PictureData } from '#domain/image/picture.ts'
import type { Crumb, Trail } from '#renderer/breadcrumb.ts'
import { countText } from '#renderer/filters/count-text.ts'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './AreaHead.module.css'

type Props = {
  picture: PictureData | undefined
  trail: Trail
  /** The area that this one is in. */
  above: Crumb
  name: string
  kana: string | undefined
  /** The number of entries of each kind, and where they are. */
  kinds: readonly { kind: ContentKind; total: number; isMore?: boolean; href: string }[]
  /** Links. */
  children: ReactNode
}

/** The picture and the name of a prefecture or municipality, and the number of its entries of each kind. */
export function AreaHead({ picture, trail, above, name, kana, kinds, children }: Props) {
  return (
    <header className={styles.head}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          presets={WIDE_SIZES}
          sizes="(width >= 768px) 100vw, 125vw"
          eager
          decorative
        />
      )}
      <div className={styles.text}>
        <Breadcrumb {...trail} />
        <p>
          <a className={styles.above} href={above.href}>
            {above.label}
          </a>
        </p>
        <h1>{name}</h1>
        {kana && <p className={styles.kana}>{kana}</p>}
        <ul className={styles.kinds} aria-label={`${name}の案内`}>
          {kinds.map(({ kind, total, isMore, href }) => (
            <li key={kind}>
              <a className={styles.kind} href={href}>
                {CONTENT_KINDS[kind].label}
                <span className={styles.count}>{countText(total, isMore)}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.links}>{children}</p>
      </div>
    </header>
  )
}
