import styles from './BackToSignIn.module.css'

export function BackToSignIn() {
  return (
    <p className={styles.back}>
      <a href="#sign-in">ログイン画面に戻る</a>
    </p>
  )
}
