import { monthAfter } from '#domain/date/month.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { MonthLinks } from '#renderer/ui/MonthLinks.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { Calendar } from './Calendar.tsx'
import { leadOfMonth } from './month-leads.ts'
import { RegionSpots } from './RegionSpots.tsx'
import { monthName, monthTrail } from './trail.ts'

export function Page() {
  const { month, present, year, regions, calendar, isCut, former } = useData<Data>()
  const inYear = `${year}年${month}月`
  const hasCampaigns = calendar.some(({ kind }) => kind === 'campaign')
  const news = { href: link('article-pages', { query: { type: 'news' } }), label: 'ニュースをすべて見る' }
  return (
    <>
      <PageHead title={monthName(month)} lead={leadOfMonth(month)} crumbs={monthTrail(month).crumbs} />
      <div className={styles.ways}>
        <MonthLinks current={month} present={present} />
        {regions.length > 0 && (
          <nav className={styles.regions} aria-label="地方ごとの見ごろ">
            <span aria-hidden="true">見ごろ</span>
            {regions.map(({ slug, name }) => (
              <a key={slug} href={`#${slug}`}>
                {name}
              </a>
            ))}
          </nav>
        )}
      </div>
      <Section
        id="events"
        title={`${inYear}の行事${hasCampaigns ? 'とキャンペーン' : ''}`}
        lead={isCut ? '数が多いため、終わりの近いものから載せています。' : undefined}
        more={news}
      >
        {calendar.length > 0 && <Calendar entries={calendar} />}
        {calendar.every(({ kind }) => kind === 'campaign') && (
          <p>{`${inYear}の行事は、まだ掲載がありません。`}</p>
        )}
        {former.length > 0 && (
          <>
            <h3>{`前の年（${year - 1}年${month}月）の行事`}</h3>
            <Calendar entries={former} />
          </>
        )}
      </Section>
      <Section
        id="spots"
        title={`${month}月の見ごろ`}
        lead="見ごろは例年の目安です。その年の天候などによって前後します。"
      >
        {regions.length > 0 ? (
          regions.map((region) => <RegionSpots key={region.slug} month={month} region={region} />)
        ) : (
          <EmptyNote>
            <p>{month}月に見ごろを迎える場所は、まだ掲載がありません。</p>
            <a href={link('spots')}>見どころをすべて見る</a>
          </EmptyNote>
        )}
      </Section>
      <nav className={styles.steps} aria-label="前後の月">
        <StepLink month={monthAfter(month, -1)} rel="prev" />
        <StepLink month={monthAfter(month, 1)} rel="next" />
      </nav>
    </>
  )
}

const StepLink = ({ month, rel }: { month: number; rel: 'prev' | 'next' }) => (
  <a className={styles.step} href={link('months', { id: String(month) })} rel={rel}>
    {monthName(month)}
  </a>
)
