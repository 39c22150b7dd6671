import type { BuiltInPrefecture } from '#domain/built-in-regions.ts'
import type { Picture as PictureOf } from '#domain/picture.ts'
import { Breadcrumb } from '#renderer/ui/Breadcrumb.tsx'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './PrefectureHead.module.css'
import { prefectureTrail } from './trail.ts'

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
        <Breadcrumb {...prefectureTrail(prefecture)} />
        <p className={styles.region}>{region}</p>
        <h1>{prefecture.name}</h1>
        <p className={styles.kana}>{prefecture.kana}</p>
      </div>
    </header>
  )
}
