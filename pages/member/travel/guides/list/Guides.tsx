import { useId, useState } from 'react'
import { folded } from '#domain/search/text.ts'
import { guideGroups } from '#domain/travel/guide-groups.ts'
import { link } from '#domain/url/link.ts'
import buttonStyles from '#renderer/form/Button.module.css'
import inputStyles from '#renderer/form/Input.module.css'
import { LoadError } from '../../../settings/parts/LoadError.tsx'
import { useGuideList } from '../../store/useGuideList.ts'
import { Booklet } from './Booklet.tsx'
import { EmptyGuideList } from './EmptyGuideList.tsx'
import { GuideListSkeleton } from './GuideListSkeleton.tsx'
import styles from './GuidesPage.module.css'
import { useRemoval } from './useRemoval.ts'

/** From this number of guides on there is a search field. */
const SEARCHED_FROM = 9

/** The member's guides: current, upcoming, undated, past. */
export function Guides() {
  const { guides, error, retry, isOffline } = useGuideList()
  const { removed, remove } = useRemoval(retry)
  const [keywords, setKeywords] = useState('')
  const searchId = useId()
  if (error) return <LoadError error={error} retry={retry} />
  if (!guides) return <GuideListSkeleton />
  const there = guides.filter(({ id }) => !removed.has(id))
  if (there.length === 0) return <EmptyGuideList />
  const found = there.filter(({ title }) => folded(title).includes(folded(keywords.trim())))
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-24 gap-y-16">
        <a
          className={`${buttonStyles.button} ${buttonStyles.primary} no-underline`}
          href={link('@travel-guides', { query: { new: 'empty' } })}
        >
          新しいしおりを作る
        </a>
        {there.length >= SEARCHED_FROM && (
          <label className="grid flex-[0_1_18rem] gap-4 text-13 text-usuzumi" htmlFor={searchId}>
            <span>しおりをさがす</span>
            <input
              className={inputStyles.input}
              id={searchId}
              type="search"
              value={keywords}
              onChange={({ target }) => setKeywords(target.value)}
            />
          </label>
        )}
      </div>
      {isOffline && (
        <p className="border-s-4 border-kohaku bg-kohaku-wash px-16 py-12 text-15" role="status">
          通信できないため、この端末に保存されているしおりだけを表示しています。
        </p>
      )}
      <p className="visually-hidden" role="status">
        {keywords && `${found.length}冊見つかりました。`}
      </p>
      {found.length === 0 && <p>「{keywords}」に合うしおりはありません。</p>}
      {guideGroups(found, new Date()).map(({ phase, title, guides }) => (
        <section className="grid grid-cols-1 gap-16 pt-16" key={phase} aria-labelledby={`guides-${phase}`}>
          <h2 className="flex items-baseline gap-12 border-b border-rule pb-8 text-18" id={`guides-${phase}`}>
            {title}
            <span className="font-gothic text-13 font-normal text-usuzumi">{guides.length}冊</span>
          </h2>
          <ul className={styles.shelf}>
            {guides.map((guide) => (
              <Booklet
                key={guide.id}
                guide={guide}
                phase={phase}
                onRemove={() => remove(guide)}
                onCopied={retry}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
