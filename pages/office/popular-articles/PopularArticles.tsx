import { z } from 'zod'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { PopularArticle } from '#domain/content/popular-articles.ts'
import { BUILT_IN_PREFECTURES, prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { FilterBar, FilterSelect } from '../list-kit/FilterBar.tsx'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { fieldOf, useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { listPopularArticles } from '../people/endpoints.ts'
import { Page } from '../people/Page.tsx'
import { useFetched } from '../useFetched.ts'

type Ranked = PopularArticle & { position: number }

const COLUMNS: Columns<Ranked> = [
  {
    label: '記事',
    cell: ({ slug, title }) => (
      <a href={link('article-pages', { id: slug })} target="_blank" rel="noreferrer">
        {title}
      </a>
    ),
  },
  { label: '順位', cell: ({ position }) => `${position}位`, isNumber: true },
  { label: '読者（のべ）', cell: ({ readers }) => `約${readers.toLocaleString('ja-JP')}人`, isNumber: true },
  { label: '都道府県', cell: ({ prefectureCode }) => prefectureOfCode(prefectureCode)?.name },
  { label: 'サイトの一覧', cell: ({ isShown }) => isShown && '掲載' },
]

const PREFECTURES = BUILT_IN_PREFECTURES.map(({ code, name }) => ({ value: code, label: name }))

const Theme = z.object({ id: z.string(), title: z.string() })
const listPublic = endpoint('GET /:kind', z.object({ themes: z.object({ list: z.array(Theme) }) }))
const THEMES = listPublic({ param: { kind: CONTENT_KINDS.theme.plural }, query: { limit: '100' } })

/** `/$/popular-articles`: the most read articles of the last seven days, with their readers. */
export function PopularArticles() {
  const conditions = useConditions()
  const { of = '' } = conditions.query
  const { data } = useFetched(THEMES)
  const themes = (data?.themes.list ?? []).map(({ id, title }) => ({ value: id, label: title }))
  const found = useRows(listPopularArticles({ query: new URLSearchParams(of && { of }) }), 'popularArticles')
  return (
    <Page
      title="よく読まれている記事"
      about="この7日間に読者の多かった記事です。1時間ごとに数え直します。読者は、記事ごとに1日1回までを足した、おおよその数です。だれが読んだかは記録しません。ログインしている編集室の方と、追跡の拒否を設定したブラウザーは数えません。広告の記事は載せません。"
    >
      <FilterBar>
        <FilterSelect
          label="テーマ・都道府県"
          all="全国"
          {...fieldOf(conditions)('of')}
          choices={[...themes, ...PREFECTURES]}
        />
      </FilterBar>
      <Rows
        label="よく読まれている記事"
        {...found}
        rows={found.rows?.map((article, index) => ({ ...article, position: index + 1 }))}
        idOf={({ id }) => id}
        columns={COLUMNS}
        layout="compact"
        empty="この7日間に読まれた記事は、まだありません。"
      />
    </Page>
  )
}
