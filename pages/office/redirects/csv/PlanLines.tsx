import styles from './Csv.module.css'

type Line = { key: string; line?: number; texts: readonly string[] }

/** Lines of a file, grouped by what will happen. */
export const PlanLines = ({
  caption,
  count,
  lines,
}: {
  caption: string
  count: number
  lines: readonly Line[]
}) =>
  count > 0 && (
    <table className={styles.table}>
      <caption>
        {caption}（{count.toLocaleString('ja-JP')}件{count > lines.length && `。はじめの${lines.length}件`}）
      </caption>
      <thead>
        <tr>
          <th scope="col" className="w-[4rem] tabular-nums">
            行
          </th>
          <th scope="col">内容</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, line, texts }) => (
          <tr key={key}>
            <td className="w-[4rem] tabular-nums">{line ?? '—'}</td>
            <td>
              {texts.map((text) => (
                <div key={text}>{text}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
