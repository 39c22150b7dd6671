import { Disclosure, type DisclosureKind } from '#domain/disclosure.ts'
import { disclosureSentence } from '#domain/disclosure-label.ts'
import { DraftChoice } from '../inputs/DraftChoice.tsx'
import { DraftText } from '../inputs/DraftText.tsx'
import { useManuscriptField } from '../manuscript-context.ts'
import styles from './DisclosureFields.module.css'
import { DISCLOSURE_TEXTS } from './disclosure-texts.ts'

const CHOICES = Object.entries(DISCLOSURE_TEXTS).map(([value, label]) => ({ value, label }))

/** What readers must know about money before reading on, as they will read it above the title. */
export function DisclosureFields() {
  const [disclosure] = useManuscriptField<unknown>('disclosure')
  const [kind] = useManuscriptField<DisclosureKind>('disclosure.kind')
  const parsed = Disclosure.safeParse(disclosure).data
  const sentence = parsed && disclosureSentence(parsed)
  const isPaid = kind !== undefined && kind !== 'none'
  return (
    <div className={styles.fields} data-path="disclosure">
      <DraftChoice path="disclosure.kind" label="広告の種類" choices={CHOICES} required />
      {(kind === 'pr' || kind === 'gifted') && (
        <DraftText
          path="disclosure.sponsorName"
          label="広告主・提供者の名称"
          hint={kind === 'pr' ? 'タイアップでは、名称がないと公開できません。' : undefined}
          max={100}
          required={kind === 'pr'}
          nullable
        />
      )}
      {isPaid && (
        <DraftText
          path="disclosure.text"
          label="広告の説明"
          hint="空のときは、種類ごとの決まった文が出ます。"
          max={200}
          rows={2}
          nullable
        />
      )}
      {isPaid && (
        <p className={styles.shown}>
          <span>題名の上に、こう出ます：</span>
          {sentence ?? '広告主の名称を入れると、ここに出ます。'}
        </p>
      )}
    </div>
  )
}
