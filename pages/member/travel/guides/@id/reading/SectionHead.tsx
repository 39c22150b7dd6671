import type { ReactNode } from 'react'
import { yenText } from '#domain/travel/cost.ts'
import { dayText } from '#domain/travel/guide-days.ts'
import type { TravelSection } from '#domain/travel/section.ts'
import { link } from '#domain/url/link.ts'
import { LinkedText } from '#renderer/ui/LinkedText.tsx'
import styles from './SectionHead.module.css'
import { Warnings } from './Warnings.tsx'

type Props = {
  section: TravelSection
  name: string
  cost: number
  warnings: string
  /** The number of warnings, including those of its activities. */
  count: number
  headingId: string
  /** 1 on its own page; elsewhere the heading links there. */
  level?: 1 | 2
  children?: ReactNode
}

/** The heading of a section with its date and summary. */
export function SectionHead({ section, name, cost, warnings, count, headingId, level = 2, children }: Props) {
  const { kind, date, title, memo } = section
  const Title = `h${level}` as const
  const content = (
    <>
      <span>{name}</span>
      {kind === 'day' && date && <span className="text-16">{dayText(date)}</span>}
    </>
  )
  const facts = [cost > 0 && `費用 ${yenText(cost)}`, count > 0 && `気になる点 ${count}件`].filter(Boolean)
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-12">
        <Title className={styles.title} id={headingId}>
          {level === 2 ? (
            <a
              className="flex flex-wrap items-baseline gap-x-12 text-inherit no-underline hover:text-ai hover:[text-decoration:underline]"
              href={link('@travel-sections', { id: section.id })}
            >
              {content}
            </a>
          ) : (
            content
          )}
        </Title>
        {children}
      </div>
      {kind === 'day' && title && <p className="font-mincho text-18 leading-[1.5]">{title}</p>}
      {facts.length > 0 && <p className="text-13 text-usuzumi tabular-nums">{facts.join('　')}</p>}
      <Warnings text={warnings} />
      {memo && (
        <p className="text-15 leading-[1.7] whitespace-pre-line">
          <LinkedText text={memo} />
        </p>
      )}
    </div>
  )
}
