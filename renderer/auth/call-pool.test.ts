import { expect, test } from 'vitest'
import { SessionError } from '../shell/errors/errors.ts'
import { formError } from './call-pool.ts'

const named = (name: string, message = '') => Object.assign(new Error(message), { name })

test('a refusal of the pool is shown at its field (R243)', () => {
  const error = formError(named('CodeMismatchException'), { fields: { code: 'mailCode' } })
  expect(error).toMatchObject({ errors: [{ field: 'mailCode', message: '確認コードが正しくありません。' }] })
  expect(formError(named('AliasExistsException'), { fields: { username: 'mail' } })).toMatchObject({
    errors: [{ field: 'mail', message: 'このメールアドレスはほかのアカウントで使われています。' }],
  })
})

test('a form can override the message of a refusal', () => {
  const messages = {
    NotAuthorizedException: { message: '現在のパスワードが正しくありません。', field: 'current' },
  }
  expect(formError(named('NotAuthorizedException'), { messages })).toMatchObject({
    errors: [{ field: 'current', message: '現在のパスワードが正しくありません。' }],
  })
})

test('errors without a field are in Japanese, and an ended session stays a session error (R244)', () => {
  expect(formError(named('PasskeyAlreadyExists')).message).toBe(
    'この端末のパスキーは、すでに登録されています。',
  )
  expect(formError(named('Unheard', 'of')).message).toBe('エラーが発生しました。再度お試しください。')
  const over = new SessionError()
  expect(formError(over)).toBe(over)
})
