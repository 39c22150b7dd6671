import { useState } from 'react'
import { pathOf } from '#renderer/api/call-path.ts'
import { AreaWaiting } from '#renderer/area/AreaWaiting.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { Button } from '#renderer/form/Button.tsx'
import { useConditions } from '../list-kit/useConditions.ts'
import { Page } from '../people/Page.tsx'
import { useFetched } from '../useFetched.ts'
import { RedirectAnswer } from './answers.ts'
import { CsvPage } from './csv/CsvPage.tsx'
import { RedirectForm } from './RedirectForm.tsx'
import { RedirectList } from './RedirectList.tsx'
import { TryOut } from './TryOut.tsx'

type Ways = { onDone: () => void; onChanged: () => void }

/** A rule that is there already, as its form. What others change meanwhile is told when it is saved. */
function Known({ id, state, ...ways }: Ways & { id: string; state: string }) {
  const { data, error, isBusy, retry } = useFetched(RedirectAnswer, pathOf`/redirects/${id}`, state)
  if (error) return <Refusal error={error} onRetry={retry} />
  if (!data || isBusy) return <AreaWaiting title="転送の変更" />
  return (
    <Page title="転送の変更" about="保存すると、数秒で反映されます。">
      <RedirectForm known={data.redirect} begun={{}} {...ways} />
    </Page>
  )
}

/** `/$/redirects`: where old addresses lead. `?edit=` is the rule that is written, `?view=csv` files of rules. */
export function Redirects() {
  const { query, change } = useConditions()
  const { edit, view, from, to, ...list } = query
  const [changes, setChanges] = useState(0)
  const ways = { onDone: () => change(list), onChanged: () => setChanges((count) => count + 1) }
  if (view === 'csv') return <CsvPage {...ways} />
  if (edit === 'new')
    return (
      <Page title="新しい転送" about="保存すると、数秒で反映されます。">
        <RedirectForm known={null} begun={{ ...(from && { from }), ...(to && { to }) }} {...ways} />
      </Page>
    )
  if (edit) return <Known id={edit} state={String(changes)} {...ways} />
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
        onChanged={ways.onChanged}
      />
    </Page>
  )
}
