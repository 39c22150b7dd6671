import { useFormContext, useWatch } from 'react-hook-form'
import { Disclosure } from '#domain/content/disclosure.ts'
import { disclosureSentences } from '#domain/content/disclosure-label.ts'
import { FieldError } from '#renderer/form/Field.tsx'
import { useFieldError } from '#renderer/form/useField.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import styles from './Fields.module.css'
import { TextControl } from './TextControl.tsx'

/** The advertising disclosure; asks for the sponsor if there is one. */
export function DisclosureControl({ name }: { name: string }) {
  const { control } = useFormContext()
  const disclosure = useWatch({ control, name })
  const kind = disclosure?.kind
  const error = useFieldError(name)
  return (
    <div className={`${styles.stack} grid min-w-0 gap-24`} data-path={name} data-field="">
      <ChoiceControl name={`${name}.kind`} />
      {kind && kind !== 'none' && (
        <>
          <TextControl name={`${name}.sponsorName`} />
          <TextControl name={`${name}.text`} />
          <Sentence disclosure={disclosure} />
        </>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The disclosure as readers see it. */
function Sentence({ disclosure }: { disclosure: unknown }) {
  const { data } = Disclosure.safeParse(disclosure)
  return (
    <p className="border-s-3 border-kohaku bg-surface px-12 py-8 text-15 [&_span]:block [&_span]:text-13 [&_span]:text-usuzumi">
      <span>読む人には、題名の上にこう出ます。</span>
      {(data && disclosureSentences(data)[0]) ?? '広告主の名称を入れると、ここに出ます。'}
    </p>
  )
}
