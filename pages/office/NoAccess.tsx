import { sectionsOf } from './shell/sections.ts'
import type { Staff } from './useStaff.ts'

/** Shown when the role cannot open a page, with a link to one it can open. */
export function NoAccess({ title, staff }: { title: string; staff: Staff }) {
  const [first] = sectionsOf(staff).flatMap(({ sections }) => sections)
  return (
    <section className="grid justify-items-start gap-16">
      <h1 className="text-28">{title}</h1>
      <p>
        この画面を開く権限がありません。必要なときは、管理者に役割の変更を依頼してください（いまの役割：
        {staff.roleName}）。
      </p>
      {first && (
        <p>
          <a href={first.path}>{first.label}を開く</a>
        </p>
      )}
    </section>
  )
}
