import { listHref } from '#domain/search/list-query.ts'
import type { LinkName } from '#domain/url/link.ts'
import { ActiveFilters } from '../filters/ActiveFilters.tsx'
import type { ListData } from './list-loader.ts'

/** The active conditions of a list. */
export function ActiveListFilters({ name, data: { chosen, query } }: { name: LinkName; data: ListData }) {
  const conditions = chosen.map((condition) => ({
    ...condition,
    href: listHref(name, { ...query, [condition.name]: undefined }),
  }))
  return <ActiveFilters conditions={conditions} clearHref={listHref(name, { sort: query.sort })} />
}
