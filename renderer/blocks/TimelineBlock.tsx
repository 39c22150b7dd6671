import { STEP_KINDS } from '#domain/blocks/timeline/step-kinds.ts'
import type { TimelineStep } from '#domain/blocks/timeline/timeline-step.ts'
import { link } from '#domain/url/link.ts'
import type { BlockProps } from './block-props.ts'
import styles from './TimelineBlock.module.css'

/** A model course: what to do when, day by day. */
export function TimelineBlock({ id, data: { title, steps }, article, cards }: BlockProps<'timeline'>) {
  const days = [...Map.groupBy(steps, ({ day }) => day)]
  return (
    <section className={styles.course}>
      <p className={styles.title}>{title}</p>
      {days.map(([day, entries]) => (
        <div key={day}>
          {days.length > 1 && <p className={styles.day}>{day}日目</p>}
          <ol className={styles.steps}>
            {entries.map((step) => (
              <Step
                key={`${step.time}${step.title}`}
                step={step}
                href={(step.ref && cards[step.ref.id]?.href) ?? null}
              />
            ))}
          </ol>
        </div>
      ))}
      {article && (
        <a
          className={styles.make}
          href={link('@travel-guides', { query: { article, course: id } })}
          rel="nofollow"
        >
          この行程でしおりを作る
        </a>
      )}
    </section>
  )
}

function Step({ step, href }: { step: TimelineStep; href: string | null }) {
  return (
    <li className={`${styles.step} ${step.kind === 'move' ? styles.move : ''}`}>
      <p className={styles.time}>{step.time ?? ''}</p>
      <div className={styles.text}>
        <p className={styles.name}>
          <span className="visually-hidden">{STEP_KINDS[step.kind]}：</span>
          {href ? <a href={href}>{step.title}</a> : step.title}
          {step.minutes !== null && <span className={styles.minutes}>約{step.minutes}分</span>}
        </p>
        {step.body && <p className={styles.body}>{step.body}</p>}
      </div>
    </li>
  )
}
