import { type ReportedPage, reportPath } from '#domain/content/report-path.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { type LinkName, link } from '#domain/url/link.ts'
import styles from './NextSteps.module.css'

const LISTS: readonly { name: LinkName; label: string }[] = [
  { name: 'spots', label: '見どころ' },
  { name: 'hotels', label: '宿' },
  { name: 'article-pages', label: '記事' },
]

type Props = Pick<ReportedPage, 'kind'> & { content: { slug: string; prefectureCode: string | null } }

/** Further links at the end of a page, of its prefecture or of the whole site; and that to report a mistake. */
export function NextSteps({ kind, content: { slug, prefectureCode } }: Props) {
  const prefecture = prefectureOfCode(prefectureCode)
  const steps = LISTS.map(({ name, label }) =>
    prefecture
      ? {
          href: link(name, { query: { prefecture: prefecture.slug } }),
          label: `${prefecture.name}の${label}`,
        }
      : { href: link(name), label: `全国の${label}` },
  )
  const whole = prefecture
    ? { href: link('pr', { id: prefecture.slug }), label: `${prefecture.name}の旅` }
    : { href: link('search'), label: '都道府県からさがす' }
  return (
    <nav className={styles.steps} aria-label="次に見る">
      {[whole, ...steps].map(({ href, label }) => (
        <a key={href} className={styles.step} href={href}>
          {label}
        </a>
      ))}
      <a href={reportPath({ kind, slug })} rel="nofollow">
        まちがいを知らせる
      </a>
    </nav>
  )
}
