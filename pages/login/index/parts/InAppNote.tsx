import { useSyncExternalStore } from 'react'
import { inAppBrowser, outOfApp } from '#domain/auth/in-app-browser.ts'
import styles from './Note.module.css'

const never = () => () => {}

/** Some providers refuse sign-ins in in-app browsers: suggests opening the page in a browser. */
export function InAppNote() {
  const app = useSyncExternalStore(
    never,
    () => inAppBrowser(navigator.userAgent),
    () => null,
  )
  if (!app) return null
  const href = outOfApp(app, navigator.userAgent, location.href)
  return (
    <p className={styles.note}>
      {app}アプリの中では、Googleでログインできないことがあります。
      {href ? (
        <a href={href} target="_blank" rel="noopener">
          ブラウザで開く
        </a>
      ) : (
        'アプリのメニューから「ブラウザで開く」を選んでください。'
      )}
    </p>
  )
}
