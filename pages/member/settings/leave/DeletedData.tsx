import { Block } from '../parts/Block.tsx'
import styles from './DeletedData.module.css'

const DELETED = [
  'アカウントと、追加したすべてのログイン方法',
  '名前、メールアドレス、電話番号、パスワード、2段階認証とパスキーの登録',
  '旅のしおり、旅の記録とその写真、サーバーに保存されたお気に入りと履歴',
  'この端末に残っている書きかけの内容',
]
const RETAINED = [
  '公開した記事。書き手の表示は残り、会員との結びつきだけが消えます。',
  '退会した方を見分けるための番号（名前もメールアドレスも含みません）。退会前のログインで再び入れないよう、400日間だけ残します。',
  'ログインやアクセスの日時と、接続元のアドレスの先頭の記録。会員との結びつきは消え、1年で削除します。',
  'LINE、Google、Facebookのアカウント。当サイトとの連携は、各サービスの設定から解除できます。',
]

/** Lists what will be deleted and what remains. */
export const DeletedData = () => (
  <Block
    title="退会すると"
    about="退会は取り消せません。同じ方法でもう一度登録しても、元の内容は戻りません。"
  >
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-16">
      <section className={`${styles.list} ${styles.goes}`}>
        <h3>消えるもの</h3>
        <ul>
          {DELETED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className={`${styles.list} ${styles.stays}`}>
        <h3>残るもの</h3>
        <ul>
          {RETAINED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  </Block>
)
