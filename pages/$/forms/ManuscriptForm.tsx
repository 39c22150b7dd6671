import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { watchPresses } from '#renderer/form/press.ts'
import { useAbilities, useManuscriptStore } from '../manuscript/manuscript-context.ts'
import { KindSections } from './KindSections.tsx'
import { type FormKind, KIND_FORMS } from './labels/kind-forms.ts'
import styles from './ManuscriptForm.module.css'
import { FormPickers } from './pickers/FormPickers.tsx'
import { TodayPreview } from './preview/TodayPreview.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import { SpecProvider } from './schema/spec.ts'
import { useRefusals } from './useRefusals.ts'
import { useSchemaForm } from './useSchemaForm.ts'
import { useStoreBridge } from './useStoreBridge.ts'

/** What readers will see, beside the fields that it is made from. */
const PREVIEWS: Readonly<Record<string, ReactNode>> = { when: <TodayPreview /> }

/** The fields of a manuscript in their sections. Who may not change it reads it. */
export function ManuscriptForm({ kind }: { kind: FormKind }) {
  const store = useManuscriptStore()
  const { update } = useAbilities()
  const [fields] = useState(() => store.state.get().fields)
  const kindForm = KIND_FORMS[kind]
  const { form, spec, shape } = useSchemaForm(kindForm, fields)
  useStoreBridge(kind, form, shape)
  useRefusals(form)
  useEffect(watchPresses, [])
  const { sections } = kindForm
  return (
    <FormProvider {...form}>
      <SpecProvider value={spec}>
        <FormPickers>
          <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
            <SectionIndex sections={sections} />
            <fieldset className={styles.fields} disabled={!update}>
              <KindSections sections={sections} beside={PREVIEWS} />
            </fieldset>
          </form>
        </FormPickers>
      </SpecProvider>
    </FormProvider>
  )
}
