import { type Media, pictureOf } from '#domain/media/media.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import { dayText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import styles from './MediaTable.module.css'
import { missingText, sizeText, usesText } from './media-words.ts'

/** The library as a table: for comparing words. */
export const MediaTable = ({ list }: { list: readonly Media[] }) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <caption className="visually-hidden">画像</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.thumbnail}>
            <span className="visually-hidden">画像</span>
          </th>
          <th scope="col">名前</th>
          <th scope="col">説明文</th>
          <th scope="col" className={styles.wide}>
            クレジット
          </th>
          <th scope="col" className={styles.wide}>
            都道府県
          </th>
          <th scope="col">使用</th>
          <th scope="col" className={styles.wide}>
            大きさ
          </th>
          <th scope="col" className={styles.wide}>
            加えた日
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((media) => (
          <Row key={media.id} media={media} />
        ))}
      </tbody>
    </table>
  </div>
)

function Row({ media }: { media: Media }) {
  const missing = missingText(media)
  return (
    <tr>
      <td className={styles.thumbnail}>
        <Picture
          className={styles.picture}
          picture={pictureOf(media)}
          presets={['xs:cover', 'sm200:cover']}
          sizes="5rem"
          decorative
        />
      </td>
      <th scope="row" className={styles.name}>
        <a className={styles.link} href={paths.mediaItem(media.id)}>
          {media.name}
        </a>
      </th>
      <td className={styles.alt}>
        {media.alt}
        {missing && <span className={styles.missing}>{missing}</span>}
      </td>
      <td className={styles.wide}>{media.credit}</td>
      <td className={styles.wide}>{prefectureOfCode(media.prefectureCode ?? '')?.name}</td>
      <td className={styles.number}>{usesText(media.uses)}</td>
      <td className={`${styles.wide} ${styles.number}`}>{sizeText(media)}</td>
      <td className={`${styles.wide} ${styles.number}`}>{dayText(media.createdAt)}</td>
    </tr>
  )
}
