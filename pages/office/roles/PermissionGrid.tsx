import type { Action, Resource, Scope } from '#domain/account/permission.ts'
import {
  ACTIONS,
  type Grid,
  impliedScope,
  KINDS,
  RESOURCES,
  SCOPE_LABELS,
  scopeAt,
  withScope,
} from './grid.ts'
import styles from './PermissionGrid.module.css'

type Props = {
  label: string
  grid: Grid
  /** Read-only if omitted. */
  onGrid?: ((grid: Grid) => void) | undefined
}

type CellProps = Pick<Props, 'grid' | 'onGrid'> & { action: Action; resource: Resource; label: string }

function Cell({ grid, onGrid, action, resource, label }: CellProps) {
  const scope = scopeAt(grid, action, resource)
  const implied = impliedScope(grid, action, resource)
  if (!onGrid) {
    const reach = scope === 'any' || implied === 'any' ? 'any' : scope || implied
    return reach ? (
      <span
        className="rounded bg-ai-wash px-[0.5em] whitespace-nowrap data-[scope=own]:bg-transparent data-[scope=own]:[box-shadow:inset_0_0_0_1px_var(--edge)]"
        data-scope={reach}
      >
        {SCOPE_LABELS[reach]}
      </span>
    ) : (
      <span className="text-usuzumi">
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">できません</span>
      </span>
    )
  }
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={scope}
      data-scope={scope || implied || undefined}
      onChange={(event) => onGrid(withScope(grid, action, resource, event.target.value as Scope | ''))}
    >
      <option value="">{implied ? `（${SCOPE_LABELS[implied]}）` : '—'}</option>
      <option value="own">{SCOPE_LABELS.own}</option>
      <option value="any">{SCOPE_LABELS.any}</option>
    </select>
  )
}

const Lines = ({ lines, ...cell }: Pick<Props, 'grid' | 'onGrid'> & { lines: typeof RESOURCES }) =>
  lines.map(({ resource, label }) => (
    <tr key={resource}>
      <th scope="row">{label}</th>
      {ACTIONS.map(({ action, label: verb }) => (
        <td key={action} data-label={verb}>
          <Cell {...cell} action={action} resource={resource} label={`${label}：${verb}`} />
        </td>
      ))}
    </tr>
  ))

/** Permissions of a role: resources × actions, each with a scope. */
export const PermissionGrid = ({ label, ...cell }: Props) => (
  <table className={styles.grid} aria-label={label}>
    <thead>
      <tr>
        <td />
        {ACTIONS.map(({ action, label: verb }) => (
          <th key={action} scope="col">
            {verb}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <Lines lines={RESOURCES} {...cell} />
    </tbody>
    {(cell.onGrid ||
      KINDS.some(({ resource }) => ACTIONS.some(({ action }) => scopeAt(cell.grid, action, resource)))) && (
      <tbody>
        <tr>
          <th className={styles.group} colSpan={7} scope="colgroup">
            原稿の種類ごと
          </th>
        </tr>
        <Lines lines={KINDS} {...cell} />
      </tbody>
    )}
  </table>
)
