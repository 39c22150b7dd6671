import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { Page } from '../people/Page.tsx'
import { Errors } from './errors/Errors.tsx'
import { Health } from './Health.tsx'
import { Jobs } from './Jobs.tsx'
import { Missing } from './Missing.tsx'
import styles from './Operations.module.css'
import { Queue } from './Queue.tsx'
import { Requests } from './requests/Requests.tsx'
import { secondText } from './texts.ts'
import { useOperations } from './useOperations.ts'
import { Vitals } from './vitals/Vitals.tsx'

/** `/$/operations`: dashboard for operators, refreshed while visible. */
export function Operations() {
  const { operations, error, isValidating, refresh } = useOperations()
  if (!operations && !error) return <AreaLoading title="状態" />
  return (
    <Page
      title="状態"
      about="サイトの調子を、読者の画面で起きたこととあわせて見ます。だれが見たかは記録しません。"
      actions={
        <div className={styles.refreshed}>
          {operations && (
            <span>
              {secondText(operations.health.at)}の状態
              <span className="max-md:hidden print:hidden">（開いているあいだ、30秒ごとに更新します）</span>
            </span>
          )}
          {/* Not `disabled` during refreshes, which would lose the keyboard focus. */}
          <Button
            variant="quiet"
            aria-disabled={isValidating || undefined}
            onClick={() => !isValidating && void refresh()}
          >
            {isValidating ? '確かめています' : 'いま確かめる'}
          </Button>
        </div>
      }
    >
      {error && !operations && <Refusal error={error} onRetry={() => void refresh()} />}
      {error && operations && (
        <p className="border-s-4 border-kohaku bg-kohaku-wash px-12 py-8 text-13" role="alert">
          新しい状態を受け取れませんでした。表示しているのは{secondText(operations.health.at)}の状態です。
        </p>
      )}
      {operations && (
        <>
          <Health health={operations.health} />
          <Errors errors={operations.errors} onChange={refresh} />
          <Requests hours={operations.hours} routes={operations.routes} now={operations.health.at} />
          <Vitals />
          <div className="grid grid-cols-1 gap-24 lg:grid-cols-2 print:block">
            <Queue publications={operations.publications} onChange={refresh} />
            <Missing missing={operations.missing} />
          </div>
          <Jobs jobs={operations.jobs} />
        </>
      )}
    </Page>
  )
}
