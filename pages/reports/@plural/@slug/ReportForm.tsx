import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import type { ReportState } from '#domain/content/report-input.ts'
import { pagePath, type ReportedPage } from '#domain/content/report-path.ts'
import { link } from '#domain/url/link.ts'
import { Button } from '#renderer/form/Button.tsx'
import formStyles from '#renderer/form/Form.module.css'
import inputStyles from '#renderer/form/Input.module.css'
import { ReportField } from './ReportField.tsx'
import styles from './ReportForm.module.css'

const OFFLINE = '通信できませんでした。書かれた内容はそのまま残っています。もう一度お試しください。'

type Props = { page: ReportedPage; report: ReportState | null }

/** Sends the form by a call, with which a lost network loses nothing; also that code may be lost. */
async function send(page: ReportedPage, form: HTMLFormElement): Promise<ReportState> {
  const sending = await import('./send-report.ts').catch(() => null)
  return sending ? sending.sendReport(page, form, OFFLINE) : { isSent: false, errors: [{ message: OFFLINE }] }
}

/** The form that reports a mistake. Without script the Worker answers it with this page (worker/documents/report-from-form.ts). */
export function ReportForm({ page, report }: Props) {
  const [state, setState] = useState(report)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === report) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    ;(state?.isSent ? thanks.current : wrong)?.focus()
  }, [state, report])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setState(await send(page, event.currentTarget))
    setBusy(false)
  }
  if (state?.isSent) return <Thanks ref={thanks} page={page} />
  const errors = state?.errors ?? []
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
  const values = (report?.isSent === false && report.values) || {}
  const general = errors.filter(({ field }) => !field)
  return (
    <form
      ref={form}
      className={formStyles.form}
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={submit}
    >
      <div className={formStyles.refusal} role="alert">
        {general.length > 0 && <p>{general.map(({ message }) => message).join('\n')}</p>}
        {errors.length > general.length && <p>入力した内容をお確かめください。</p>}
      </div>
      <ReportField
        name="text"
        label="どこがどう違いますか"
        hint="1,000文字まで書けます。"
        error={errorOf('text')}
        required
      >
        {(control) => (
          <textarea
            className={`${inputStyles.input} ${inputStyles.area}`}
            rows={6}
            defaultValue={values.text}
            {...control}
          />
        )}
      </ReportField>
      <ReportField
        name="passage"
        label="その部分の文章"
        hint="ページから写すと、早く見つけられます。300文字まで書けます。"
        error={errorOf('passage')}
      >
        {(control) => (
          <textarea
            className={`${inputStyles.input} ${inputStyles.area}`}
            rows={2}
            defaultValue={values.passage}
            {...control}
          />
        )}
      </ReportField>
      <ReportField
        name="email"
        label="メールアドレス"
        hint="お返事が必要なときだけ書いてください。対応から90日で消します。"
        error={errorOf('email')}
      >
        {(control) => (
          <input
            className={inputStyles.input}
            type="email"
            autoComplete="email"
            defaultValue={values.email}
            {...control}
          />
        )}
      </ReportField>
      <p className={styles.trap}>
        <label htmlFor="report-website">ここには何も書かないでください</label>
        <input id="report-website" name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <p className={styles.note}>
        送られた内容は、まちがいを確かめて直すために使います（
        <a href={link('about', { hash: 'PrivacyPolicy' })}>プライバシーポリシー</a>）。
      </p>
      <div className={formStyles.buttons}>
        <Button variant="primary" type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? '送信しています' : '送信する'}
        </Button>
      </div>
    </form>
  )
}

const Thanks = ({ ref, page }: { ref: Ref<HTMLDivElement>; page: ReportedPage }) => (
  <div ref={ref} className={styles.thanks} role="status" tabIndex={-1}>
    <p>ありがとうございます。編集室で確かめます。</p>
    <p>メールアドレスを書かれた方には、必要に応じてお返事します。</p>
    <p>
      <a href={pagePath(page)}>もとのページに戻る</a>
    </p>
  </div>
)
