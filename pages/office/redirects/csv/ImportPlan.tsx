import type { ShownPlan } from '#domain/redirect/import-plan.ts'
import { readableAddress } from '#domain/url/readable-address.ts'
import { Button } from '#renderer/form/Button.tsx'
import styles from './Csv.module.css'
import { PlanLines } from './PlanLines.tsx'
import { changesOf, ruleText } from './rule-text.ts'

type Props = { plan: ShownPlan; isDone: boolean; isBusy: boolean; onApply: () => void }

/** Changes and errors of an import, line by line. */
export function ImportPlan({ plan, isDone, isBusy, onApply }: Props) {
  const { counts, problems, warnings, added, changed, deleted, same } = plan
  const changes = counts.added + counts.changed + counts.deleted
  const isReady = counts.problems === 0 && changes > 0 && !isDone
  const facts: [string, number, boolean?][] = [
    ['追加', counts.added],
    ['変更', counts.changed],
    ['削除', counts.deleted],
    ['変わらない', same],
    ['誤り', counts.problems, counts.problems > 0],
    ['注意', counts.warnings, counts.warnings > 0],
  ]
  return (
    <div className="grid w-full justify-items-start gap-16">
      <dl className={styles.counts} aria-label={isDone ? '取り込んだ結果' : '取り込むと変わること'}>
        {facts.map(([name, count, isWrong]) => (
          <div key={name} data-wrong={isWrong || undefined}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('ja-JP')}件</dd>
          </div>
        ))}
      </dl>
      {isDone && <p>取り込みました。変更は一つずつ、操作の記録に残っています。</p>}
      {counts.problems > 0 && <p>誤りのある行を直して、もう一度選んでください。まだ何も変わっていません。</p>}
      {!isDone && counts.problems === 0 && changes === 0 && (
        <p>いまの規則と同じです。変わることはありません。</p>
      )}
      {isReady && counts.warnings > 0 && (
        <p>転送先のページがない行があります。このまま取り込むと、読者はページを見つけられません。</p>
      )}
      {isReady && (
        <Button variant="primary" aria-disabled={isBusy || undefined} onClick={onApply}>
          この内容で取り込む
        </Button>
      )}
      <PlanLines
        caption="誤り"
        count={counts.problems}
        lines={problems.map(({ line, message }) => ({ key: `${line} ${message}`, line, texts: [message] }))}
      />
      <PlanLines
        caption="注意"
        count={counts.warnings}
        lines={warnings.map(({ line, message }) => ({ key: `${line} ${message}`, line, texts: [message] }))}
      />
      <PlanLines
        caption="追加"
        count={counts.added}
        lines={added.map(({ line, after }) => ({ key: after.from, line, texts: [ruleText(after)] }))}
      />
      <PlanLines
        caption="変更"
        count={counts.changed}
        lines={changed.map(({ line, before, after }) => ({
          key: after.from,
          line,
          texts: [readableAddress(after.from), ...changesOf(before, after)],
        }))}
      />
      <PlanLines
        caption="削除"
        count={counts.deleted}
        lines={deleted.map(({ before }) => ({ key: before.from, texts: [ruleText(before)] }))}
      />
    </div>
  )
}
