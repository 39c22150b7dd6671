import type { Problem } from '#domain/manuscript/manuscript.ts'
import { jumpToField } from '../frame/jump.ts'
import { useShowTab } from '../frame/tabs.ts'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import { hasChanges } from '../store/state.ts'
import styles from './Checklist.module.css'

const NONE: readonly Problem[] = []

/** Problems that block publishing, and suggestions, with links to their fields. */
export function Checklist() {
  const problems = useManuscriptState(({ document }) => document?.problems ?? NONE)
  const isOld = useManuscriptState((state) => state.save !== 'half' && hasChanges(state))
  const blocking = problems.filter(({ isBlocking }) => isBlocking)
  const advice = problems.filter(({ isBlocking }) => !isBlocking)
  return (
    <section className="grid gap-8" aria-labelledby="checklist-heading">
      <h3 className="font-gothic text-15" id="checklist-heading" tabIndex={-1}>
        公開前の確認
      </h3>
      <p
        className={`${styles.sum} text-15 text-kohaku data-fine:text-koke`}
        data-fine={blocking.length === 0 || undefined}
        role="status"
      >
        {blocking.length === 0 ? '公開できます。' : `公開までに、あと${blocking.length}件あります。`}
        {isOld && <span className="text-13 text-usuzumi">（保存すると調べ直します）</span>}
      </p>
      <Items problems={blocking} label="直すところ" />
      <Items problems={advice} label="見直すところ" isAdvice />
    </section>
  )
}

type ItemsProps = { problems: readonly Problem[]; label: string; isAdvice?: boolean }

function Items({ problems, label, isAdvice }: ItemsProps) {
  const store = useManuscriptStore()
  const showTab = useShowTab()
  if (problems.length === 0) return null
  const jump = (field: string) => jumpToField(field, store.state.get().fields, showTab)
  return (
    <>
      <h4 className="font-gothic text-13 font-normal text-usuzumi">{label}</h4>
      <ul className={styles.items} data-advice={isAdvice}>
        {problems.map(({ field, message }) => (
          <li key={`${field}:${message}`}>
            {field ? (
              <button type="button" onClick={() => jump(field)}>
                {message}
              </button>
            ) : (
              <span className={styles.whole}>{message}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
