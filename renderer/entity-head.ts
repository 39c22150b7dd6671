import { prefectureOfCode } from '#domain/built-in-regions.ts'
import type { Picture } from '#domain/picture.ts'
import type { Publishable } from '#domain/publishable.ts'
import { type Head, titled } from './head.ts'

type Described = Publishable & { catch: string }

/** The head of a page about one thing: what it is called, where it is, and its catch. */
export function entityHead(name: string, entity: Described & { hero: Picture }, pathname: string): Head {
  const prefecture = prefectureOfCode(entity.prefectureCode)?.name
  return {
    title: titled(entity.seo.title ?? (prefecture ? `${name}（${prefecture}）` : name)),
    description: entity.seo.description ?? `${entity.catch}。${name}の基本情報と見どころを案内します。`,
    canonical: entity.seo.noindex ? null : pathname,
    image: entity.hero.address,
  }
}
