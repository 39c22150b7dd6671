import { useId, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import { Modal } from '#renderer/ui/Modal.tsx'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import type { OpenMerge } from '../store/state.ts'
import { ConflictRow } from './ConflictRow.tsx'
import type { Resolution } from './conflict.ts'
import styles from './MergeDialog.module.css'
import { mergedText } from './merged-text.ts'

/** Resolves conflicts between two editors. Both versions are kept until then. */
export function MergeDialog() {
  const openMerge = useManuscriptState((state) => state.openMerge)
  return openMerge && <Question key={openMerge.theirs.manuscript.version} openMerge={openMerge} />
}

function Question({ openMerge }: { openMerge: OpenMerge }) {
  const store = useManuscriptStore()
  const titleId = useId()
  const [choices, setChoices] = useState<Record<string, Resolution>>({})
  const { conflicts, incoming, theirs } = openMerge
  const missing = conflicts.filter(({ path }) => !choices[path]).length
  const resolveAll = (resolution: Resolution) => () =>
    setChoices(
      Object.fromEntries(
        conflicts.map(({ path, canBeBoth }) => [
          path,
          resolution === 'both' && !canBeBoth ? 'mine' : resolution,
        ]),
      ),
    )
  const who = theirs.manuscript.updatedBy?.name ?? 'ほかの人'
  const others = incoming.filter((path) => !conflicts.some((conflict) => conflict.path === path))
  return (
    <Modal
      className="[--modal-padding-end:0] [--modal-size:64rem]"
      variant="box"
      aria-labelledby={titleId}
      // Closing decides nothing.
      onRequestClose={null}
    >
      <h2 className="text-22" id={titleId}>
        同じところが、ふたりに変更されました
      </h2>
      <p>
        先に{who}が保存しています。重なった{conflicts.length}
        か所について、残すほうを選んでください。選ぶまで、どちらも消えません。
      </p>
      <div className="flex flex-wrap gap-8">
        <Button onClick={resolveAll('mine')}>すべて自分の変更</Button>
        <Button onClick={resolveAll('theirs')}>すべて{who}の変更</Button>
        {conflicts.some(({ canBeBoth }) => canBeBoth) && (
          <Button onClick={resolveAll('both')}>残せるものは両方</Button>
        )}
      </div>
      <ol className="grid gap-16">
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.path}
            conflict={conflict}
            who={who}
            resolution={choices[conflict.path]}
            onSelect={(resolution) => setChoices({ ...choices, [conflict.path]: resolution })}
          />
        ))}
      </ol>
      {others.length > 0 && <p className="text-13 text-usuzumi">{mergedText(store.kind, others)}</p>}
      <div className={styles.end}>
        <p role="status">
          {missing > 0 ? `あと${missing}か所です。` : '選び終わりました。あとで元に戻せます。'}
        </p>
        <Button variant="primary" disabled={missing > 0} onClick={() => store.decide(choices)}>
          この内容で保存する
        </Button>
      </div>
    </Modal>
  )
}
