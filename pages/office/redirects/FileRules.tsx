import { readableAddress } from '#domain/url/readable-address.ts'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import type { FileRule } from './endpoints.ts'
import { statusText } from './redirect-labels.ts'

const COLUMNS: Columns<FileRule> = [
  { label: '転送元', cell: ({ from }) => <code>{readableAddress(from)}</code> },
  { label: '転送先', cell: ({ to }) => <code>{readableAddress(to)}</code> },
  {
    label: '状態コード',
    cell: ({ status = 307 }) => <span className="whitespace-nowrap">{statusText(status)}</span>,
  },
]

/** The rules of the site's source. They take precedence, and are changed there. */
export const FileRules = ({ rules }: { rules: readonly FileRule[] }) => (
  <details className="text-13 [&_p]:py-8 [&_p]:text-usuzumi [&_summary]:min-h-[1.5rem] [&_summary]:cursor-pointer">
    <summary>ファイルの規則（{rules.length}件、変更できません）</summary>
    <p>サイトのソースコードにある規則です。ここで作る規則より先に働きます。</p>
    <Rows
      label="ファイルの規則"
      rows={rules}
      idOf={({ from }) => from}
      columns={COLUMNS}
      layout="compact"
      empty={null}
    />
  </details>
)
