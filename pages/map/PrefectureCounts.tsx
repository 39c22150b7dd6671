import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { useData } from '#renderer/page-context.tsx'
import { CountedLink } from '#renderer/ui/CountedLink.tsx'
import type { Data } from './+loader.ts'
import styles from './PrefectureCounts.module.css'

/** The prefectures by region, each with the number of its places: as many links however many places there are. */
export function PrefectureCounts() {
  const { counts } = useData<Data>()
  return (
    <div className={styles.regions}>
      {BUILT_IN_REGIONS.map((region) => (
        <section key={region.slug} className={styles.region}>
          <h3 className={styles.name}>{region.name}</h3>
          <ul className={styles.prefectures}>
            {region.prefectures.map(({ code, slug, name }) => (
              <li key={code}>
                <CountedLink href={link('pr', { id: slug })} label={name} count={counts[code] ?? 0} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
