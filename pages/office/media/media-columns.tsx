import { type Media, pictureOf } from '#domain/media/media.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import type { Columns } from '../list-kit/Rows.tsx'
import { dayText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import styles from './media-columns.module.css'
import { missingText, sizeText, usesText } from './media-text.ts'

/** The library as a table, for comparing texts. */
export const MEDIA_COLUMNS: Columns<Media> = [
  {
    label: '名前',
    cell: (media) => (
      <span className="flex max-w-[22rem] gap-12">
        <Picture
          className={styles.picture ?? ''}
          picture={pictureOf(media)}
          presets={['xs:cover', 'sm200:cover']}
          sizes="5rem"
          decorative
        />
        <a href={paths.mediaItem(media.id)}>{media.name}</a>
      </span>
    ),
  },
  {
    label: '説明文',
    isWide: true,
    cell: (media) => (
      <>
        {media.alt}
        <span className="block text-shu-text">{missingText(media)}</span>
      </>
    ),
  },
  { label: 'クレジット', cell: ({ credit }) => credit },
  { label: '都道府県', cell: ({ prefectureCode }) => prefectureOfCode(prefectureCode ?? '')?.name },
  { label: '使用', cell: ({ uses }) => usesText(uses), isNumber: true },
  { label: '大きさ', cell: sizeText, isNumber: true },
  { label: '加えた日', cell: ({ createdAt }) => dayText(createdAt), isNumber: true },
]
