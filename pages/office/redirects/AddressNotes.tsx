import type { RedirectInput, RedirectRule } from '#domain/redirect/redirect-rule.ts'
import type { FormApi } from '#renderer/form/useZodForm.ts'
import type { RedirectFields } from './fields.ts'
import styles from './RedirectForm.module.css'
import { useRedirectTrace } from './useRedirectTrace.ts'

type Props = { form: FormApi<RedirectFields, RedirectInput>; existing: RedirectRule | null }

/** Warnings for a rule: it shadows an existing page, or its target does not exist. */
export function AddressNotes({ form, existing }: Props) {
  const [from, to, status] = form.watch(['from', 'to', 'status'])
  const isGone = status === '410'
  const { trace: source } = useRedirectTrace(from)
  const { trace: target } = useRedirectTrace(isGone ? '' : to)
  const isElsewhere = source?.steps.some(({ by, rule }) => by === 'slug' && !rule) && from !== existing?.from
  return (
    <div className={styles.notes} role="status">
      {source?.isPage && (
        <p>
          転送元には公開中のページがあります。規則のほうが先に働くので、保存すると、このページは
          {isGone ? 'なくなったと伝えられます。' : '開かずに転送されます。'}
        </p>
      )}
      {isElsewhere && (
        <p>
          転送元は以前のアドレスで、いまのページへ自動で転送されています。規則を作ると、規則が先に働きます。
        </p>
      )}
      {target?.end === 'missing' && <p>転送先のページが見つかりません。アドレスを確かめてください。</p>}
      {target?.end === 'removed' && <p>転送先は、公開を終えたページです。</p>}
    </div>
  )
}
