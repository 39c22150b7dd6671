import { sectionLabels } from '#domain/travel/section-labels.ts'
import { useData } from '#renderer/page-context.tsx'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { Day } from './Day.tsx'
import { Extras } from './Extras.tsx'
import { SharedHead } from './SharedHead.tsx'

const CopyGuide = lazyPart(() => import('./CopyGuide.tsx').then(({ CopyGuide }) => CopyGuide))

export function Page() {
  const data = useData<Data>()
  const { guide, sections, places } = data
  const headings = sectionLabels(sections)
  return (
    <article className={styles.guide}>
      <SharedHead guide={guide} places={places} sections={sections} />
      {sections.length > 1 && (
        <nav aria-label="日程">
          <ol className={styles.days}>
            {headings.map(({ name, date }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its number
              <li key={index}>
                <a className={styles.dayLink} href={`#day-${index + 1}`}>
                  {name} {date && <span className={styles.dayDate}>{date}</span>}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {sections.map((section, index) => (
        <Day
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its number
          key={index}
          id={`day-${index + 1}`}
          section={section}
          heading={headings[index]}
          places={places}
        />
      ))}
      {sections.length === 0 && <p>予定はまだありません。</p>}
      <Extras data={data} />
      <CopyGuide data={data} />
    </article>
  )
}
