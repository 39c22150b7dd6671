import { useId, useState } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import { Modal } from '#renderer/ui/Modal.tsx'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import type { OpenMerge } from '../store/state.ts'
import { ClashRow } from './ClashRow.tsx'
import type { Way } from './clash.ts'
import styles from './MergeDialog.module.css'
import { takenText } from './taken-text.ts'

/** Asks what is to stand where two people wrote in the same place. Both are kept until somebody has chosen. */
export function MergeDialog() {
  const openMerge = useManuscriptState((state) => state.openMerge)
  return openMerge && <Question key={openMerge.theirs.manuscript.version} openMerge={openMerge} />
}

function Question({ openMerge }: { openMerge: OpenMerge }) {
  const store = useManuscriptStore()
  const titleId = useId()
  const [choices, setChoices] = useState<Record<string, Way>>({})
  const { clashes, taken, theirs } = openMerge
  const missing = clashes.filter(({ path }) => !choices[path]).length
  const chooseAll = (way: Way) => () =>
    setChoices(
      Object.fromEntries(
        clashes.map(({ path, canBeBoth }) => [path, way === 'both' && !canBeBoth ? 'mine' : way]),
      ),
    )
  const who = theirs.manuscript.updatedBy?.name ?? 'ほかの人'
  const others = taken.filter((path) => !clashes.some((clash) => clash.path === path))
  return (
    <Modal
      className={styles.dialog}
      variant="box"
      aria-labelledby={titleId}
      // Nothing is decided by going away.
      onRequestClose={null}
    >
      <h2 className={styles.title} id={titleId}>
        同じところが、ふたりに変更されました
      </h2>
      <p>
        先に{who}が保存しています。重なった{clashes.length}
        か所について、残すほうを選んでください。選ぶまで、どちらも消えません。
      </p>
      <div className={styles.all}>
        <Button onClick={chooseAll('mine')}>すべて自分の変更</Button>
        <Button onClick={chooseAll('theirs')}>すべて{who}の変更</Button>
        {clashes.some(({ canBeBoth }) => canBeBoth) && (
          <Button onClick={chooseAll('both')}>残せるものは両方</Button>
        )}
      </div>
      <ol className={styles.clashes}>
        {clashes.map((clash) => (
          <ClashRow
            key={clash.path}
            clash={clash}
            who={who}
            way={choices[clash.path]}
            onChoose={(way) => setChoices({ ...choices, [clash.path]: way })}
          />
        ))}
      </ol>
      {others.length > 0 && <p className={styles.note}>{takenText(store.kind, others)}</p>}
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
