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
    <li className={styles.booklet} data-phase={phase}>
      <div className={styles.cover} data-region={region} aria-hidden="true">
        {coverPicture && (
          <div className={styles.picture}>
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
      <div className={styles.text}>
        <h3 className={styles.title}>
          <a className={styles.link} href={link('@travel-guides', { id })}>
            {title}
          </a>
        </h3>
        {countdown && <p className={styles.countdown}>{countdown}</p>}
        <p className={styles.fact}>
          {[daysText(guide) ?? '日付未定', nightsText(guide)].filter(Boolean).join('・')}
        </p>
        <p className={styles.fact}>{activityCount > 0 ? `予定${activityCount}件` : '予定はまだありません'}</p>
        {guide.isAvailableOffline && <p className={styles.offline}>オフラインで見られます</p>}
        {guide.waiting > 0 && <p className={styles.fact}>送信待ちの変更{guide.waiting}件</p>}
      </div>
      <BookletMenu guide={guide} onRemove={onRemove} onCopied={onCopied} />
    </li>
  )
}
