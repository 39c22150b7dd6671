import { useState } from 'react'
import { z } from 'zod'
import { MobileNumber, showPhoneNumber } from '#domain/place/phone-number.ts'
import { callPool } from '#renderer/auth/call-pool.ts'
import { settingsLibrary } from '#renderer/auth/settings-libraries.ts'
import { Button } from '#renderer/form/Button.tsx'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { CodeForm } from '../parts/CodeForm.tsx'
import { problemOf } from '../parts/problem-of.ts'
import { SetupBox } from '../parts/SetupBox.tsx'
import { loadAttributes } from './account-state.ts'

const PhoneInput = z.object({ phone: MobileNumber })

const register = (phone: string) =>
  callPool(settingsLibrary, ({ updateUserAttribute }) =>
    updateUserAttribute({ userAttribute: { attributeKey: 'phone_number', value: phone } }),
  )

const confirmPhone = (code: string) =>
  callPool(settingsLibrary, ({ confirmUserAttribute }) =>
    confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: code }),
  )

const resend = () =>
  problemOf(
    callPool(settingsLibrary, ({ sendUserAttributeVerificationCode }) =>
      sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' }),
    ),
  )

type Props = { onDone: () => Promise<void>; onCancel: () => void }

/** A number is verified by a code. */
export function PhoneSetup({ onDone, onCancel }: Props) {
  const [phone, setPhone] = useState<string | null>(null)
  const finish = async (code: string) => {
    await confirmPhone(code)
    await loadAttributes()
    await onDone()
  }
  if (phone)
    return (
      <SetupBox title="携帯電話の確認" step="code">
        <p>{showPhoneNumber(phone)}に確認コードを送信しました。</p>
        <CodeForm
          label="携帯電話の確認"
          hint="SMSに記載された6桁の数字"
          submit="オンにする"
          onCode={finish}
          onCancel={onCancel}
          resend={resend}
        />
      </SetupBox>
    )
  return (
    <SetupBox title="SMSの設定">
      <PhoneForm
        onCancel={onCancel}
        onPhone={async (number) => {
          await register(number)
          setPhone(number)
        }}
      />
    </SetupBox>
  )
}

type FormProps = { onPhone: (number: string) => Promise<void>; onCancel: () => void }

function PhoneForm({ onPhone, onCancel }: FormProps) {
  const form = useZodForm(PhoneInput, { defaultValues: { phone: '' } })
  return (
    <Form form={form} label="SMSの設定" onSubmit={({ phone }) => onPhone(phone)}>
      <TextField
        name="phone"
        label="携帯電話の番号"
        hint="例：090-1234-5678。SMSは、番号を乗っ取られたときに読まれることがあります。認証アプリのほうが安全です。"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
      <FormButtons>
        <SubmitButton>確認コードを送る</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          やめる
        </Button>
      </FormButtons>
    </Form>
  )
}
