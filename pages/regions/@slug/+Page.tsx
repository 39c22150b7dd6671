import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { listHref } from '#domain/search/list-query.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CardGrid } from '#renderer/ui/CardGrid.tsx'
import { CountedLink } from '#renderer/ui/CountedLink.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { PageHead } from '#renderer/ui/PageHead.tsx'
import { Section } from '#renderer/ui/Section.tsx'
import type { Data } from './+loader.ts'
import styles from './+Page.module.css'
import { leadOfRegion } from './region-leads.ts'
import { regionName, regionTrail } from './trail.ts'

export function Page() {
  const { region, prefectures, lists } = useData<Data>()
  const { slug, name } = region
  return (
    <>
      <PageHead title={regionName(region)} lead={leadOfRegion(slug)} crumbs={regionTrail(region).crumbs} />
      <nav aria-label={`${name}の都道府県`}>
        <ul className={styles.links}>
          {prefectures.map((prefecture) => (
            <li key={prefecture.slug}>
              <CountedLink
                href={link('pr', { id: prefecture.slug })}
                label={prefecture.name}
                count={prefecture.spots}
                unit="スポット"
              />
            </li>
          ))}
        </ul>
      </nav>
      {lists.length === 0 && <EmptyNote>{name}の案内は、まだありません。</EmptyNote>}
      {lists.map(({ kind, cards, total }) => {
        const { plural, label } = CONTENT_KINDS[kind]
        const more = {
          href: listHref(plural, { region: slug }),
          label: `${label}をすべて見る（${total.toLocaleString('ja-JP')}件）`,
        }
        return (
          <Section
            key={kind}
            id={kind}
            title={`${name}の${label}`}
            more={total > cards.length ? more : undefined}
          >
            <CardGrid cards={cards} columns="four" />
          </Section>
        )
      })}
      <nav aria-label="ほかの地方">
        <ul className={styles.links}>
          {BUILT_IN_REGIONS.map((other) => (
            <li key={other.slug}>
              <a
                className={styles.region}
                href={link('regions', { id: other.slug })}
                aria-current={other.slug === slug ? 'page' : undefined}
              >
                {other.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
