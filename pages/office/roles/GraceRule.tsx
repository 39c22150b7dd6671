import { useId } from 'react'
import { z } from 'zod'
import type { SecondFactorRule } from '#domain/office/second-factor-rule.ts'
import { request } from '#renderer/api/request.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SelectField } from '#renderer/form/SelectField.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'
import { notify } from '#renderer/shell/messages/notifications.ts'
import { paths } from '../paths.ts'
import { getGraceRule, saveGraceRule } from '../people/endpoints.ts'
import { useFetched } from '../useFetched.ts'
import { useStaff } from '../useStaff.ts'

const PROPOSED = [0, 1, 3, 7, 14, 30]

const daysText = (days: number) => (days === 0 ? 'すぐに必要にする' : `${days}日`)

/** Grace period in days for publishers without a second factor. */
export function GraceRule() {
  const id = useId()
  const { staff } = useStaff()
  const { data, error, retry } = useFetched(getGraceRule())
  const rule = data?.secondFactorRule
  const canChange = staff?.can('update', 'role') === 'any'
  return (
    <section className="grid max-w-[40rem] gap-12 pt-24" aria-labelledby={id}>
      <h2 className="text-18" id={id}>
        2段階認証
      </h2>
      <p>
        公開、転送、運用、会員と役割の変更ができる人は、ログインに2段階認証が必要です。役割を受け取ってから、つぎの日数のあいだは、なくても編集室を使えます。だれがオンにしたかは、
        <a href={paths.accounts()}>会員と役割</a>で分かります。
      </p>
      {!rule && error && <Refusal error={error} onRetry={retry} />}
      {rule && canChange && <GraceForm key={rule.graceDays} rule={rule} onSaved={retry} />}
      {rule && !canChange && <p>猶予：{daysText(rule.graceDays)}</p>}
    </section>
  )
}

const Choice = z.object({ graceDays: z.string() })

/** A shorter period also applies to running ones. */
function GraceForm({ rule, onSaved }: { rule: SecondFactorRule; onSaved: () => void }) {
  const from = rule.graceDays
  const form = useZodForm(Choice, { defaultValues: { graceDays: String(from) } })
  const save = async (graceDays: number) => {
    await request(saveGraceRule({ json: { graceDays, from } }))
    notify({ description: `2段階認証の猶予を「${daysText(graceDays)}」にしました。`, color: 'success' })
    onSaved()
  }
  const acceptTheirs = (error: Error) => {
    notify({ description: messageText(error), color: 'warning' })
    onSaved()
  }
  const days = [...new Set([...PROPOSED, from])].sort((a, b) => a - b)
  return (
    <Form
      form={form}
      label="2段階認証の猶予"
      onSubmit={(choice) => save(Number(choice.graceDays))}
      onConflict={acceptTheirs}
    >
      <SelectField
        name="graceDays"
        label="猶予"
        hint="短くすると、いま猶予中の人にもすぐに反映されます。オンにしていない人は、オンにするまで編集室を使えません。"
        choices={days.map((value) => ({ value: String(value), label: daysText(value) }))}
      />
      <FormButtons>
        <SubmitButton variant="secondary" busyText="保存しています">
          猶予を保存する
        </SubmitButton>
      </FormButtons>
    </Form>
  )
}
