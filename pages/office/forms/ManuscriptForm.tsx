import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { KindForm } from '#domain/manuscript/labels/kind-form.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { trackPresses } from '#renderer/form/press.ts'
import { useAbilities, useManuscriptStore } from '../manuscript/manuscript-context.ts'
import { FormProblems } from './FormProblems.tsx'
import { KindSections } from './KindSections.tsx'
import styles from './ManuscriptForm.module.css'
import { FormPickers } from './pickers/FormPickers.tsx'
import { TodayPreview } from './preview/TodayPreview.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import { SpecProvider } from './schema/spec.ts'
import { useRefusals } from './useRefusals.ts'
import { useSchemaForm } from './useSchemaForm.ts'
import { useStoreBridge } from './useStoreBridge.ts'

/** Previews beside the sections they depend on. */
const PREVIEWS: Readonly<Record<string, ReactNode>> = { when: <TodayPreview /> }

type Props = {
  form: KindForm
  /** Without section index, as part of another page. */
  isPart?: boolean
}

/** The manuscript's fields that belong to the form. */
const fieldsOf = ({ schema }: KindForm, fields: DraftFields): DraftFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in schema.shape))

/** The form of a manuscript; read-only without permission to edit. */
export function ManuscriptForm({ form: kindForm, isPart }: Props) {
  const store = useManuscriptStore()
  const { update } = useAbilities()
  const [fields] = useState(() => fieldsOf(kindForm, store.state.get().fields))
  const { form, spec, shape } = useSchemaForm(kindForm, fields)
  useStoreBridge(form, shape)
  useRefusals(form)
  useEffect(trackPresses, [])
  const { sections } = kindForm
  return (
    <FormProvider {...form}>
      <SpecProvider value={spec}>
        <FormPickers>
          <form
            className={isPart ? styles.part : styles.form}
            noValidate
            onSubmit={(event) => event.preventDefault()}
          >
            {!isPart && <SectionIndex sections={sections} />}
            <fieldset className={styles.fields} disabled={!update}>
              {!isPart && <FormProblems />}
              <KindSections sections={sections} beside={PREVIEWS} />
            </fieldset>
          </form>
        </FormPickers>
      </SpecProvider>
    </FormProvider>
  )
}
