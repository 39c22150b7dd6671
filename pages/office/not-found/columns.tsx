import type { MissingAddress } from '#domain/office/missing-address.ts'
import type { SimilarAddress } from '#domain/redirect/similar-address.ts'
import { readableAddress } from '#domain/url/readable-address.ts'
import { Button } from '#renderer/form/Button.tsx'
import type { Columns } from '../list-kit/Rows.tsx'
import { dayText, momentText } from '../parts/moments.ts'
import { paths } from '../paths.ts'
import styles from './NotFound.module.css'

type RowActions = {
  suggestions: Readonly<Record<string, readonly SimilarAddress[]>>
  onForget: (path: string) => void
  onLead: (path: string, to: string) => void
}

type Suggested = Pick<RowActions, 'onLead'> & { path: string; similar: readonly SimilarAddress[] }

/** Suggested targets, each with a button that creates a redirect. */
const Suggestions = ({ path, similar, onLead }: Suggested) => (
  <ul className={styles.suggestions}>
    {similar.map(({ path: to, title }) => (
      <li key={to}>
        <span className="min-w-0">
          <a href={to} target="_blank" rel="noreferrer">
            {title}
          </a>
          <code className="block text-12 leading-[1.4] wrap-anywhere text-usuzumi">
            {readableAddress(to)}
          </code>
        </span>
        <Button
          variant="quiet"
          aria-label={`ここへ転送（${readableAddress(path)}から「${title}」${readableAddress(to)}へ）`}
          onClick={() => onLead(path, to)}
        >
          ここへ転送
        </Button>
      </li>
    ))}
    <li>
      <a href={paths.redirects({ edit: 'new', from: readableAddress(path) })}>
        {similar.length > 0 ? 'ほかのページへ転送' : '転送先を決める'}
      </a>
    </li>
  </ul>
)

/** The columns of the list of missed addresses. */
export const columnsOf = ({ suggestions, onForget, onLead }: RowActions): Columns<MissingAddress> => [
  { label: 'アドレス', cell: ({ path }) => <code className="wrap-anywhere">{readableAddress(path)}</code> },
  { label: '回数', cell: ({ hits }) => hits.toLocaleString('ja-JP'), isNumber: true },
  {
    label: '転送先の候補',
    isWide: true,
    cell: ({ path }) => <Suggestions path={path} similar={suggestions[path] ?? []} onLead={onLead} />,
  },
  { label: 'リンク元', cell: ({ referrerHost }) => referrerHost ?? '—' },
  { label: '最後', cell: ({ lastHitAt }) => momentText(lastHitAt), isNumber: true },
  { label: '最初', cell: ({ firstHitAt }) => dayText(firstHitAt), isNumber: true },
  {
    label: '操作',
    cell: ({ path }) => (
      <Button
        variant="quiet"
        aria-label={`${readableAddress(path)}を一覧から消す`}
        onClick={() => onForget(path)}
      >
        消す
      </Button>
    ),
  },
]
