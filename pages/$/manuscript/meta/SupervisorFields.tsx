import inputStyles from '#renderer/form/Input.module.css'
import { DraftField } from '../inputs/DraftField.tsx'
import { useAbilities, useManuscriptField } from '../manuscript-context.ts'
import { type SupervisorDraft, supervisorWith } from './supervisor-with.ts'

const FIELDS = [
  { key: 'name', label: '監修者の名前', type: 'text' },
  { key: 'title', label: '監修者の肩書き', type: 'text' },
  { key: 'profileUrl', label: '監修者の紹介ページ', type: 'url' },
] as const

/** Who vouches for the facts, where somebody does: nothing, or all that readers are told of them. */
export function SupervisorFields() {
  const [supervisor, set] = useManuscriptField<SupervisorDraft | null>('supervisor')
  const { update } = useAbilities()
  return FIELDS.map(({ key, label, type }) => (
    <DraftField key={key} path={`supervisor.${key}`} label={label}>
      {(control) => (
        <input
          {...control}
          className={inputStyles.input}
          type={type}
          value={supervisor?.[key] ?? ''}
          readOnly={!update}
          onChange={({ target }) => set(supervisorWith(supervisor ?? null, key, target.value))}
        />
      )}
    </DraftField>
  ))
}
