import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { Card } from '#domain/content/card.ts'
import { link } from '#domain/url/link.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import styles from './EmptyGuideList.module.css'

/** The tag of articles with a course. */
const COURSES = 'モデルコース'

const listArticles = endpoint('GET /:kind', z.object({ articlePages: listOf(Card) }))

const fetchCourses = async (): Promise<Card[]> => {
  const call = listArticles({ param: { kind: 'article-pages' }, query: { tag: COURSES, limit: '4' } })
  return (await request(call)).articlePages.list
}

const OPTIONS = [
  {
    query: { new: 'empty' },
    label: '日付を決めて始める',
    about: '出発日と帰る日を入れると、日ごとのページができます。',
  },
  {
    query: { new: 'template' },
    label: 'ひな形から始める',
    about: '週末1泊2日、日帰り、温泉、子ども連れ。時間の流れと持ちものが入っています。',
  },
  {
    query: { new: 'favorites' },
    label: 'お気に入りから始める',
    about: '取っておいた場所を選んで、行きたいところとして入れます。',
  },
] as const

/** No guide yet: an explanation, three ways to start, and courses of articles to start from. */
export function EmptyGuideList() {
  const { data: courses } = useAnswer(['courses'], fetchCourses)
  return (
    <div className="grid grid-cols-1 gap-24">
      <p className="max-w-measure font-mincho text-18 leading-[1.8] break-phrase">
        行きたいところを日ごとに並べて、時刻や予約といっしょに持ち歩く、あなただけの小さな冊子です。まだ一冊もありません。
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-12">
        {OPTIONS.map(({ query, label, about }) => (
          <li key={label}>
            <a className={styles.link} href={link('@travel-guides', { query })}>
              <span className={`${styles.label} font-semibold text-ai`}>{label}</span>
              <span className="text-13 leading-[1.7] break-phrase text-usuzumi">{about}</span>
            </a>
          </li>
        ))}
      </ul>
      {courses && courses.length > 0 && (
        <section className="grid grid-cols-1 gap-12 pt-16" aria-labelledby="courses">
          <h2 className="text-18" id="courses">
            記事のモデルコースから
          </h2>
          <p className="text-13 leading-[1.7] break-phrase text-usuzumi">
            記事のなかの「この行程でしおりを作る」を押すと、行程がそのまましおりになります。
          </p>
          <CardGrid cards={courses} columns="four" />
        </section>
      )}
    </div>
  )
}
