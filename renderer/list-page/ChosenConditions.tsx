import { listHref } from '#domain/search/list-query.ts'
import type { LinkName } from '#domain/url/link.ts'
import { Chosen } from '../narrowing/Chosen.tsx'
import type { ListData } from './list-loader.ts'

/** The conditions of a list. */
export function ChosenConditions({ name, data: { chosen, query } }: { name: LinkName; data: ListData }) {
  const conditions = chosen.map((condition) => ({
    ...condition,
    href: listHref(name, { ...query, [condition.name]: undefined }),
  }))
  return <Chosen conditions={conditions} clearHref={listHref(name, { sort: query.sort })} />
}
