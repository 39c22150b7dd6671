import { useState } from 'react'
import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { useConditions } from '../list-kit/useConditions.ts'
import { Page } from '../people/Page.tsx'
import { useFetched } from '../useFetched.ts'
import { CsvPage } from './csv/CsvPage.tsx'
import { getRule } from './endpoints.ts'
import { RedirectForm } from './RedirectForm.tsx'
import { RedirectList } from './RedirectList.tsx'
import { TryOut } from './TryOut.tsx'

type FormCallbacks = { onDone: () => void; onChanged: () => void }

/** The form of an existing rule. Conflicts are reported when saving. */
function EditRedirect({ id, state, ...callbacks }: FormCallbacks & { id: string; state: string }) {
  const { data, error, isBusy, retry } = useFetched(getRule({ param: { id } }), state)
  if (error) return <Refusal error={error} onRetry={retry} />
  if (!data || isBusy) return <AreaLoading title="転送の変更" />
  return (
    <Page title="転送の変更" about="保存すると、数秒で反映されます。">
      <RedirectForm existing={data.redirect} begun={{}} {...callbacks} />
    </Page>
  )
}

/** `/$/redirects`: redirects. `?edit=` opens a rule, `?view=csv` import and export. */
export function Redirects() {
  const { query, change } = useConditions()
  const { edit, view, from, to, ...list } = query
  const [changes, setChanges] = useState(0)
  const callbacks = { onDone: () => change(list), onChanged: () => setChanges((count) => count + 1) }
  if (view === 'csv') return <CsvPage {...callbacks} />
  if (edit === 'new')
    return (
      <Page title="新しい転送" about="保存すると、数秒で反映されます。">
        <RedirectForm existing={null} begun={{ ...(from && { from }), ...(to && { to }) }} {...callbacks} />
      </Page>
    )
  if (edit) return <EditRedirect id={edit} state={String(changes)} {...callbacks} />
  return (
    <Page
      title="転送"
      about="古いアドレスを、いまのページへ案内します。変更は数秒で反映され、記録に残ります。ちょうど同じアドレスの規則が先に、次に「/**」の長いものが働きます。"
      actions={
        <>
          <Button onClick={() => change({ ...list, view: 'csv' })}>CSVで読み書きする</Button>
          <Button variant="primary" onClick={() => change({ ...list, edit: 'new' })}>
            転送を作る
          </Button>
        </>
      }
    >
      <TryOut state={String(changes)} />
      <RedirectList
        query={query}
        change={change}
        state={String(changes)}
        onEdit={({ id }) => change({ ...list, edit: id })}
        onChanged={callbacks.onChanged}
      />
    </Page>
  )
}
