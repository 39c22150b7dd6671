import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { LinkName } from '#domain/url/link.ts'

type SectionLink = { name: LinkName; label: string }

/** The shortcuts of the menu, in its order (spec §2, "Shared interface"). */
export const MENU_SECTIONS: readonly SectionLink[] = [
  { name: 'top', label: 'トップ' },
  ...(['feature', 'article-page', 'spot', 'hotel', 'gift', 'goods', 'campaign'] as const).map((kind) => ({
    name: CONTENT_KINDS[kind].plural,
    label: CONTENT_KINDS[kind].label,
  })),
]

/** The sections in the header of wide screens. */
export const MAIN_SECTIONS = MENU_SECTIONS.filter(({ name }) => name !== 'top' && name !== 'goods')
