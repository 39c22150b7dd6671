import { japanTime } from '#domain/date/japan-time.ts'
import { SMALL_COVER_SIZES } from '#domain/image/image.ts'
import { regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { countdownText, daysText, nightsText } from '#domain/travel/guide-days.ts'
import type { GuideSummary } from '#domain/travel/guide-document.ts'
import type { GuidePhase } from '#domain/travel/guide-groups.ts'
import { link } from '#domain/url/link.ts'
import { Picture } from '#renderer/ui/Picture.tsx'
import styles from './Booklet.module.css'
import { BookletMenu } from './BookletMenu.tsx'

type Props = {
  guide: GuideSummary & { isAvailableOffline: boolean; waiting: number }
  phase: GuidePhase
  onRemove: () => void
  onCopied: () => void
}

/** A guide as a booklet: picture, title, dates, and number of entries. */
export function Booklet({ guide, phase, onRemove, onCopied }: Props) {
  const { id, title, coverPicture, prefectureCodes, activityCount } = guide
  const region = regionOfPrefecture(prefectureCodes[0] ?? '')?.slug
  const countdown = phase === 'past' ? null : countdownText(guide, japanTime(new Date()).date)
  return (
    <li className={`${styles.booklet} relative grid grid-cols-1 content-start gap-12`} data-phase={phase}>
      <div className={styles.cover} data-region={region} aria-hidden="true">
        {coverPicture && (
          <div
            className={`${styles.picture} absolute [inset:auto_9%_0_0] h-[68%] [&_img]:size-full [&_img]:object-cover`}
          >
            <Picture
              picture={{ ...coverPicture, alt: '', credit: '', license: null }}
              presets={SMALL_COVER_SIZES}
              sizes="(width >= 768px) 13rem, 45vw"
              decorative
            />
          </div>
        )}
        <p className={styles.slip} data-long={title.length > 9 || undefined}>
          <span>{title}</span>
        </p>
      </div>
      <div className="grid content-start gap-[2px] [grid-area:2/1]">
        <h3 className="pe-[2.25rem] text-16 leading-[1.5] wrap-anywhere">
          <a
            className={`${styles.link} line-clamp-3 text-inherit no-underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none`}
            href={link('@travel-guides', { id })}
          >
            {title}
          </a>
        </h3>
        {countdown && <p className="text-13 font-semibold text-shu-text">{countdown}</p>}
        <p className="text-13 leading-[1.6] break-phrase text-usuzumi">
          {[daysText(guide) ?? '日付未定', nightsText(guide)].filter(Boolean).join('・')}
        </p>
        <p className="text-13 leading-[1.6] break-phrase text-usuzumi">
          {activityCount > 0 ? `予定${activityCount}件` : '予定はまだありません'}
        </p>
        {guide.isAvailableOffline && (
          <p className="mt-4 justify-self-start border border-koke px-[0.5em] text-12 leading-[1.7] text-koke">
            オフラインで見られます
          </p>
        )}
        {guide.waiting > 0 && (
          <p className="text-13 leading-[1.6] break-phrase text-usuzumi">送信待ちの変更{guide.waiting}件</p>
        )}
      </div>
      <BookletMenu guide={guide} onRemove={onRemove} onCopied={onCopied} />
    </li>
  )
}
