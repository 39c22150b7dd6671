import { randomIdentifier } from '#domain/text/identifier.ts'
import { afterDays } from '#domain/travel/change-dates.ts'
import { TRAVEL_LIMITS } from '#domain/travel/guide.ts'
import { nextDay } from '#domain/travel/guide-days.ts'
import type { GuideDocument } from '#domain/travel/guide-document.ts'
import styles from './AddLine.module.css'
import { useEditing } from './editing-context.ts'

/** Adds the next day, or a themed section. */
export function AddSection({ document: { guide, sections } }: { document: GuideDocument }) {
  const { edit, announce } = useEditing()
  if (sections.length >= TRAVEL_LIMITS.sections)
    return <p>日とテーマは合わせて{TRAVEL_LIMITS.sections}個までです。</p>
  const add = (kind: 'day' | 'theme') => {
    const section = {
      kind,
      date: kind === 'day' ? nextDay(guide, sections) : null,
      title: kind === 'day' ? '' : '候補',
      memo: '',
    }
    const at = kind === 'day' ? afterDays(sections) : sections.length
    edit({ type: 'addSection', id: randomIdentifier(), at, section })
    announce(kind === 'day' ? '日を追加しました。' : 'テーマを追加しました。')
  }
  return (
    <p className="flex flex-wrap gap-8">
      <button className={styles.link} type="button" onClick={() => add('day')}>
        日を追加
      </button>
      <button className={styles.link} type="button" onClick={() => add('theme')}>
        テーマを追加
      </button>
    </p>
  )
}
