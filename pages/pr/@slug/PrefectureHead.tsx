import type { BuiltInPrefecture } from '#domain/built-in-regions.ts'
import { link } from '#domain/link.ts'
import type { Picture as PictureOf } from '#domain/picture.ts'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './PrefectureHead.module.css'

type Props = { prefecture: BuiltInPrefecture; region: string; hero: PictureOf | null }

export function PrefectureHead({ prefecture, region, hero }: Props) {
  return (
    <header className={styles.head}>
      {hero && (
        <Picture
          className={styles.picture}
          picture={hero}
          presets={['top:base', 'xl']}
          sizes="100vw"
          eager
          decorative
        />
      )}
      <div className={styles.words}>
        <Breadcrumb
          crumbs={[
            { label: 'トップ', href: link('top') },
            { label: '都道府県', href: link('search') },
          ]}
          current={prefecture.name}
        />
        <p className={styles.region}>{region}</p>
        <h1>{prefecture.name}</h1>
        <p className={styles.kana}>{prefecture.kana}</p>
      </div>
    </header>
  )
}
