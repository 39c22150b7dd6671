import type { FileRule } from './answers.ts'
import styles from './Redirects.module.css'
import { readable, statusText } from './words.ts'

/** The rules that come with the site. They are asked first, and changed in its source. */
export const FileRules = ({ rules }: { rules: readonly FileRule[] }) => (
  <details className={styles.files}>
    <summary>ファイルの規則（{rules.length}件、変更できません）</summary>
    <p>サイトのソースコードにある規則です。ここで作る規則より先に働きます。</p>
    <table className={styles.plain} aria-label="ファイルの規則">
      <thead>
        <tr>
          <th scope="col">転送元</th>
          <th scope="col">転送先</th>
          <th scope="col">状態コード</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ from, to, status = 307 }) => (
          <tr key={from}>
            <th scope="row">
              <code>{readable(from)}</code>
            </th>
            <td>
              <code>{readable(to)}</code>
            </td>
            <td className={styles.status}>{statusText(status)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
