import { useState } from 'react'
import { z } from 'zod'
import type { ListedAccount } from '#domain/office/listed-account.ts'
import { request } from '#renderer/api/request.ts'
import { Form, FormButtons } from '#renderer/form/Form.tsx'
import { SubmitButton } from '#renderer/form/SubmitButton.tsx'
import { TextField } from '#renderer/form/TextField.tsx'
import { useZodForm } from '#renderer/form/useZodForm.ts'
import { type Columns, Rows } from '../list-kit/Rows.tsx'
import { searchAccounts } from '../people/endpoints.ts'
import styles from './FindByMail.module.css'

const MailInput = z.object({ mail: z.string().min(1).pipe(z.email().max(254)) })

type Props = { columns: Columns<ListedAccount> }

/** Finds accounts by mail address; the site only stores its digest. */
export function FindByMail({ columns }: Props) {
  const form = useZodForm(MailInput, { defaultValues: { mail: '' } })
  const [found, setFound] = useState<ListedAccount[] | null>(null)
  const find = async (mail: string) => {
    const { accounts } = await request(searchAccounts({ json: { mail } }))
    setFound(accounts.list)
  }
  return (
    <details className={styles.find}>
      <summary>メールアドレスでさがす</summary>
      <Form form={form} label="メールアドレスでさがす" onSubmit={({ mail }) => find(mail)}>
        <TextField
          name="mail"
          label="メールアドレス"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="確認の済んだアドレスと、一字一句同じときに見つかります。"
          required
        />
        <FormButtons>
          <SubmitButton variant="secondary">さがす</SubmitButton>
        </FormButtons>
      </Form>
      <div role="status">
        {found && (
          <Rows
            label="見つかった会員"
            rows={found}
            idOf={({ id }) => id}
            columns={columns}
            empty="このメールアドレスの会員はいません。"
          />
        )}
      </div>
    </details>
  )
}
