import type { Publishable } from '#domain/content/publishable.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { fullWidthLength } from '#domain/text/fitting-text.ts'
import { type Head, titled } from './head.ts'

type Described = Publishable & { catch: string }

const TITLE_WIDTH = 32

/** The head of a detail page: name, place and catchphrase. */
export function entityHead(name: string, entity: Described, pathname: string): Head {
  const { seo, hero } = entity
  return {
    title: titled(seo.title ?? namedWithPlace(name, entity.prefectureCode)),
    description: seo.description ?? `${entity.catch}。${name}の基本情報と見どころを案内します。`,
    canonical: seo.noindex ? null : (seo.canonical ?? pathname),
    image: seo.ogImage ? { address: seo.ogImage, alt: hero.alt, isFinished: true } : hero,
  }
}

/** `兼六園（石川県）`; without the prefecture if the name is too long. */
function namedWithPlace(name: string, prefectureCode: string | null): string {
  const prefecture = prefectureOfCode(prefectureCode)?.name
  const withPlace = prefecture ? `${name}（${prefecture}）` : name
  return fullWidthLength(withPlace) <= TITLE_WIDTH ? withPlace : name
}
