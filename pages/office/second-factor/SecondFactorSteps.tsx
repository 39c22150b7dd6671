import { link } from '#domain/url/link.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { NewTabNote } from '#renderer/ui/NewTabNote.tsx'
import type { Staff } from '../useStaff.ts'
import styles from './SecondFactorSteps.module.css'

type Props = {
  staff: Staff
  /** Opens the settings in a new tab, because the page may have unsaved input. */
  isInNewTab?: boolean
  /** Collapses the steps if there are several. */
  isFolded?: boolean
  className?: string | undefined
}

const newTab = { target: '_blank', rel: 'noopener' } as const

/** How to set up a second factor: on the settings page, which returns here. */
export function SecondFactorSteps({ staff, isInNewTab, isFolded, className = styles.summary }: Props) {
  const { urlOriginal } = usePageContext()
  const { isFederated, hasPassword } = staff.secondFactor
  if (!isFederated)
    return (
      <a
        className={className}
        href={link('@settings-account', {
          query: { setup: 'totp', return: isInNewTab ? null : urlOriginal },
        })}
        {...(isInNewTab && newTab)}
      >
        2段階認証を設定する
        {isInNewTab && <NewTabNote />}
      </a>
    )
  if (!isFolded) return <Federated hasPassword={hasPassword} />
  return (
    <details className="[&[open]]:basis-full">
      <summary className={styles.summary}>必要な準備を見る</summary>
      <Federated hasPassword={hasPassword} />
    </details>
  )
}

/** Factors of federated providers are unknown, so a password sign-in is required. */
const Federated = ({ hasPassword }: { hasPassword: boolean }) => (
  <div className="grid max-w-[40rem] gap-8 pb-12">
    <p>
      いまは、ほかのサービスのアカウントでログインしています。そのサービスの2段階認証は、こちらでは確かめられません。編集室は、メールアドレスでのログインと2段階認証でご利用ください。
    </p>
    <ol className="grid list-decimal gap-8 ps-[1.5em]">
      {!hasPassword && (
        <li>
          <a href={link('@settings-integration')} {...newTab}>
            ログイン方法に、メールアドレスを追加する
            <NewTabNote />
          </a>
        </li>
      )}
      <li>
        <a href={link('@logout')}>ログアウト</a>して、メールアドレスでログインし直す
      </li>
      <li>編集室を開き、案内に従って2段階認証をオンにする</li>
    </ol>
  </div>
)
