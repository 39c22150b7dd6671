import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { KindForm } from '#domain/manuscript/labels/kind-form.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { trackPresses } from '#renderer/form/press.ts'
import { useAbilities, useManuscriptState, useManuscriptStore } from '../manuscript/manuscript-context.ts'
import { bridge } from './bridge.ts'
import { FormProblems } from './FormProblems.tsx'
import { KindSections } from './KindSections.tsx'
import styles from './ManuscriptForm.module.css'
import { FormPickers } from './pickers/FormPickers.tsx'
import { TodayPreview } from './preview/TodayPreview.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import type { Shape } from './schema/shape.ts'
import { SpecProvider } from './schema/spec.ts'
import { useSchemaForm } from './useSchemaForm.ts'

/** Synchronises a form with the manuscript store (`bridge`). */
function useStoreBridge(form: UseFormReturn, shape: Shape): void {
  const store = useManuscriptStore()
  useEffect(() => bridge({ shape, form, store }), [form, shape, store])
}

/** Shows server-side errors at their fields until these are edited. */
function useRefusals(form: UseFormReturn): void {
  const refusals = useManuscriptState((state) => state.refusals)
  useEffect(() => {
    for (const { field, message } of refusals) if (field) form.setError(field, { type: 'server', message })
  }, [form, refusals])
}

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
            className={
              isPart
                ? 'min-w-0'
                : 'grid min-w-0 gap-24 min-[1480px]:grid-cols-[11rem_minmax(0,1fr)] min-[1480px]:gap-40'
            }
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
