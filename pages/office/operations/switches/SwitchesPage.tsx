import { AreaLoading } from '#renderer/area/AreaLoading.tsx'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { AuditList } from '../../audit/AuditList.tsx'
import { Page } from '../../people/Page.tsx'
import { useFetched } from '../../useFetched.ts'
import { useStaff } from '../../useStaff.ts'
import { getSwitches } from './endpoints.ts'
import { SwitchesForm } from './SwitchesForm.tsx'
import { SwitchesNow } from './SwitchesNow.tsx'

const TITLE = '受付の切り替え'

/** `/$/operations/switches`: maintenance and read-only mode. Available in maintenance mode too. */
export function SwitchesPage() {
  const { staff } = useStaff()
  const { data, error, retry } = useFetched(getSwitches())
  if (!data)
    return error ? (
      <Page title={TITLE}>
        <Refusal error={error} onRetry={retry} />
      </Page>
    ) : (
      <AreaLoading title={TITLE} />
    )
  const { state, build } = data
  return (
    <Page
      title={TITLE}
      about="点検のあいだ、サイトが何を受け付けるかを切り替えます。数秒で、すべての読者に届きます。止めているあいだも、このページとログインは使えます。"
    >
      <SwitchesNow state={state} />
      {staff?.can('manage', 'operations') && (
        <SwitchesForm key={state.version} state={state} build={build} onChanged={retry} />
      )}
      {staff?.can('read', 'audit') && (
        <AuditList
          title="これまでの切り替え"
          filter={{ resource: 'operations' }}
          changedAt={state.changedAt ?? ''}
        />
      )}
    </Page>
  )
}
