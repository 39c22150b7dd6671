import { useId, useState } from 'react'
import { folded } from '#domain/search/text.ts'
import { guideGroups } from '#domain/travel/guide-groups.ts'
import { link } from '#domain/url/link.ts'
import buttonStyles from '#renderer/form/Button.module.css'
import inputStyles from '#renderer/form/Input.module.css'
import { LoadError } from '../../../settings/parts/LoadError.tsx'
import { useGuideList } from '../../store/useGuideList.ts'
import { Booklet } from './Booklet.tsx'
import { EmptyShelf } from './EmptyShelf.tsx'
import styles from './GuidesPage.module.css'
import { useRemoval } from './useRemoval.ts'
import { WaitingShelf } from './WaitingShelf.tsx'

/** From this many guides on one looks for a name instead of looking through them. */
const SEARCHED_FROM = 9

/** The member's guides as booklets: on the way, to come, undated, over. */
export function Guides() {
  const { guides, error, retry, isOffline } = useGuideList()
  const { removed, remove } = useRemoval(retry)
  const [words, setWords] = useState('')
  const searchId = useId()
  if (error) return <LoadError error={error} retry={retry} />
  if (!guides) return <WaitingShelf />
  const there = guides.filter(({ id }) => !removed.has(id))
  if (there.length === 0) return <EmptyShelf />
  const found = there.filter(({ title }) => folded(title).includes(folded(words.trim())))
  return (
    <>
      <div className={styles.tools}>
        <a
          className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.new}`}
          href={link('@travel-guides', { query: { new: 'empty' } })}
        >
          新しいしおりを作る
        </a>
        {there.length >= SEARCHED_FROM && (
          <label className={styles.search} htmlFor={searchId}>
            <span>しおりをさがす</span>
            <input
              className={inputStyles.input}
              id={searchId}
              type="search"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        )}
      </div>
      {isOffline && (
        <p className={styles.offline} role="status">
          通信できないため、この端末に保存されているしおりだけを表示しています。
        </p>
      )}
      <p className="visually-hidden" role="status">
        {words && `${found.length}冊見つかりました。`}
      </p>
      {found.length === 0 && <p>「{words}」に合うしおりはありません。</p>}
      {guideGroups(found, new Date()).map(({ phase, title, guides }) => (
        <section className={styles.group} key={phase} aria-labelledby={`guides-${phase}`}>
          <h2 className={styles.phase} id={`guides-${phase}`}>
            {title}
            <span className={styles.count}>{guides.length}冊</span>
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
