import { link } from '#domain/url/link.ts'
import { Block } from '../parts/Block.tsx'
import { LoadError } from '../parts/LoadError.tsx'
import { Values } from '../parts/Values.tsx'
import { useAttributes } from './account-state.ts'

type Props = { provider: string; hasPassword: boolean }

/** Explains where members of other providers change their settings. */
export function FederatedNote({ provider, hasPassword }: Props) {
  const { attributes, error, retry } = useAttributes()
  return (
    <Block
      title="プロフィール"
      about={
        <>
          {provider}でログインしています。名前とメールアドレスは{provider}から受け取ったもので、
          {provider}の設定で変更できます。
        </>
      }
    >
      {error ? <LoadError error={error} retry={retry} /> : null}
      <Values
        values={[
          ['名前', attributes && (attributes.name ?? '（受け取っていません）')],
          ['メールアドレス', attributes && (attributes.email ?? '（受け取っていません）')],
        ]}
      />
      <p>
        {hasPassword
          ? 'パスワードや2段階認証、パスキーを変更するには、メールアドレスでログインしてください。'
          : `パスワードや2段階認証は、${provider}の設定をご利用ください。`}
      </p>
      <p>
        <a href={link('@settings-integration')}>ログイン方法を追加・解除する</a>
      </p>
    </Block>
  )
}
