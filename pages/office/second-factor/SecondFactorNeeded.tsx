import area from '#renderer/area/AreaPage.module.css'
import { Button } from '#renderer/form/Button.tsx'
import { useAction } from '#renderer/form/useAction.ts'
import { type Staff, useStaff } from '../useStaff.ts'
import { SecondFactorSteps } from './SecondFactorSteps.tsx'

const STILL_OFF = '2段階認証は、まだオンになっていません。'

/** Shown instead of a page that requires a second factor, with the steps to set one up. */
export function SecondFactorNeeded({ title, staff }: { title: string; staff: Staff }) {
  const { retry } = useStaff()
  const { isBusy, problem, run } = useAction()
  const check = () =>
    run(async () => {
      const { checkSecondFactor } = await import('#renderer/auth/second-factor.ts')
      const { state } = await checkSecondFactor()
      if (state === 'missing') throw new Error(STILL_OFF)
      retry()
    })
  return (
    <section className={area.page}>
      <h1 className={area.title}>{title}</h1>
      <div className="grid max-w-[40rem] gap-12 [&_h2]:text-18">
        <h2>2段階認証をオンにすると、この画面が開きます</h2>
        <p>
          「{staff.roleName}
          」のように、公開やサイトの設定ができる役割では、パスワードが知られても悪用されないように、ログインのときに2つめの確認が必要です。
        </p>
        <p>
          下書きや確認待ちの原稿は、そのまま残っています。
          {!staff.secondFactor.isFederated &&
            '設定は2分ほどです。スマートフォンの認証アプリをご用意ください。終わると、この画面に戻ります。'}
        </p>
      </div>
      <SecondFactorSteps staff={staff} className={area.login} />
      <div className="grid justify-items-start gap-4" aria-busy={isBusy}>
        {!staff.secondFactor.isFederated && (
          <Button variant="quiet" disabled={isBusy} onClick={check}>
            もうオンにしたので、確かめ直す
          </Button>
        )}
        <p className="text-shu-text" role="alert">
          {problem}
        </p>
      </div>
    </section>
  )
}
