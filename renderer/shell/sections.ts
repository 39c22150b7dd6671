import type { LinkName } from '#domain/url/link.ts'

type SectionLink = { name: LinkName; label: string }

/** The shortcuts of the menu, in its order (spec §2, "Shared interface"). */
export const MENU_SECTIONS: readonly SectionLink[] = [
  { name: 'top', label: 'トップ' },
  { name: 'features', label: '特集' },
  { name: 'article-pages', label: '記事' },
  { name: 'spots', label: 'スポット' },
  { name: 'hotels', label: '宿' },
  { name: 'gifts', label: 'おみやげ' },
  { name: 'goods', label: '旅の道具' },
  { name: 'campaigns', label: 'キャンペーン' },
]

/** What stands in the header of wide screens. */
export const MAIN_SECTIONS = MENU_SECTIONS.filter(({ name }) => name !== 'top' && name !== 'goods')
